/**
 * Finds the browser for tests. As a command (`tsx machine/chromium.ts`) it installs what is missing and prints the
 * path. Tests prefer the headless shell, as Playwright's own do: Chromium without windows, which needs a fifth less of
 * the machine.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { aptInstall, canInstall } from './apt';
import { isMain } from './is-main.mjs';

/** Features to disable: Chromium must not do anything that a test did not ask for. */
const DISABLED = [
  // Pages of the address bar's popup: each new window would preload them, and no test shows them.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Playwright's own list, repeated here because the last `--disable-features` flag replaces all earlier ones.
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
  // Containers forbid the namespaces that the sandbox needs.
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

/** What the search reads and calls, so that tests can pass a fake machine. */
export interface Machine {
  env: Record<string, string | undefined>;
  exists(path: string): boolean;
  /** Path to which Playwright would download its browser; empty when Playwright has none for this system. */
  playwrightPath(): string;
  /** True when Debian packages can be installed: the process runs as root and `apt-get` exists. */
  canInstall(): boolean;
  /** Installs Debian packages; returns false when that failed. */
  install(...packages: string[]): boolean;
}

/** Path of an installed browser, or undefined. Throws when CHROMIUM_PATH names a file that does not exist. */
export function findChromium(machine: Machine = thisMachine): string | undefined {
  const { CHROMIUM_PATH } = machine.env;
  if (CHROMIUM_PATH) {
    if (machine.exists(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file.`);
  }
  return [machine.playwrightPath(), ...SYSTEM_PATHS].find((path) => path !== '' && machine.exists(path));
}

/**
 * Path of the headless shell, otherwise of a whole browser; undefined when neither is installed. Throws as
 * `findChromium` does.
 */
export function findHeadless(machine: Machine = thisMachine): string | undefined {
  const isNamed = Boolean(machine.env['CHROMIUM_PATH']);
  return !isNamed && machine.exists(SHELL_PATH) ? SHELL_PATH : findChromium(machine);
}

/** Path of a browser; installs Debian's `chromium` as a last resort. Throws an error that lists everything that was tried. */
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
      return ''; // Playwright throws on systems for which it has no browser.
    }
  },
  canInstall,
  install: aptInstall,
};

if (isMain(import.meta.url)) {
  try {
    chromiumPath();
    // The headless shell is optional: the tests also run in a whole browser, only slower.
    if (findHeadless() !== SHELL_PATH && !process.env['CHROMIUM_PATH'] && canInstall())
      aptInstall('chromium-headless-shell');
    console.log(findHeadless());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
