/**
 * The browser for tests. As a command it prints the path, and installs what is missing: `tsx machine/chromium.ts`. Tests run in
 * the headless shell where there is one, as Playwright's own do: Chromium without windows, for a fifth less of the machine.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { aptInstall, canInstall } from './apt';

/** No sandbox: containers forbid its namespaces. The rest keeps Chromium from doing anything that we did not ask for. */
const DISABLED = [
  // Pages of the address bar that nobody sees here; each new window would load them first.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Playwright's own, since the last flag of a kind is the one that counts.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED.join(',')}`,
];

export const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's package `chromium-headless-shell`. */
export const SHELL_PATH = '/usr/bin/chromium-headless-shell';

/** What the search touches, so that tests can give their own machine. */
export interface Machine {
  env: Record<string, string | undefined>;
  exists(path: string): boolean;
  /** Where Playwright's own download would be. */
  playwrightPath(): string;
  /** True when Debian's package may be installed: root, and apt is there. */
  canInstall(): boolean;
  /** Debian's packages. False when it failed. */
  install(...packages: string[]): boolean;
}

/** Path of a browser that is there already, or undefined. Throws when CHROMIUM_PATH names a file that isn't there. */
export function findChromium(machine: Machine = thisMachine): string | undefined {
  const { CHROMIUM_PATH } = machine.env;
  if (CHROMIUM_PATH) {
    if (machine.exists(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file.`);
  }
  return [machine.playwrightPath(), ...SYSTEM_PATHS].find((path) => path !== '' && machine.exists(path));
}

/** Path of the headless shell, else of a whole browser; undefined when neither is there. Throws as `findChromium` does. */
export function findHeadless(machine: Machine = thisMachine): string | undefined {
  const isNamed = Boolean(machine.env['CHROMIUM_PATH']);
  return !isNamed && machine.exists(SHELL_PATH) ? SHELL_PATH : findChromium(machine);
}

/** Path of a browser; installs Debian's as a last resort. Throws an error that names all that was tried. */
export function chromiumPath(machine: Machine = thisMachine): string {
  const found =
    findChromium(machine) ?? (machine.canInstall() && machine.install('chromium') ? findChromium(machine) : undefined);
  if (found) return found;
  throw new Error(
    [
      'No Chromium was found. Tried, in this order:',
      '  - the environment variable CHROMIUM_PATH: not set',
      `  - Playwright's own (npx playwright install chromium): ${machine.playwrightPath() || 'unknown'}`,
      ...SYSTEM_PATHS.map((path) => `  - ${path}`),
      machine.canInstall()
        ? '  - apt-get install chromium: failed, see above'
        : '  - apt-get install chromium: needs root and apt',
      'Install one, or set CHROMIUM_PATH to a Chrome or Chromium.',
    ].join('\n'),
  );
}

const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  playwrightPath() {
    try {
      return chromium.executablePath();
    } catch {
      return ''; // Playwright throws on systems that it has no browser for.
    }
  },
  canInstall,
  install: aptInstall,
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    chromiumPath();
    // Without it the tests run all the same, only longer.
    if (findHeadless() !== SHELL_PATH && !process.env['CHROMIUM_PATH'] && canInstall())
      aptInstall('chromium-headless-shell');
    console.log(findHeadless());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
