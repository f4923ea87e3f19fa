/**
 * Finds WebKitGTK for the step `webkit`: Debian's driver and MiniBrowser, a virtual screen for them, and what a small
 * native view in Python needs. As a command it installs what is missing, if this process can install packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canInstall } from './apt';
import { isMain } from './is-main.mjs';

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'];
const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
/** Debian's Python: any other does not find the modules of Debian's packages. */
const PYTHON = '/usr/bin/python3';
const LIBRARIES = '/usr/lib';

export interface WebKitPaths {
  driver: string;
  miniBrowser: string;
  xvfb: string;
  python: string;
}

/** @throws Error that says which packages to install */
export function findWebKit(): WebKitPaths {
  const miniBrowser = findMiniBrowser();
  if (!existsSync(DRIVER) || !existsSync(XVFB) || !miniBrowser || !hasView())
    throw new Error(`WebKitGTK is missing: apt-get install ${PACKAGES.join(' ')}`);
  return { driver: DRIVER, miniBrowser, xvfb: XVFB, python: PYTHON };
}

/** Example: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => readdirSync(join(LIBRARIES, name)).map((folder) => join(LIBRARIES, name, folder)))
    .filter((folder) => /\/webkit(?:2gtk|gtk)-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

function hasView(): boolean {
  const script = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";
  return spawnSync(PYTHON, ['-c', script], { stdio: 'ignore' }).status === 0;
}

if (isMain(import.meta.url)) {
  try {
    findWebKit();
  } catch {
    if (canInstall()) aptInstall(...PACKAGES);
  }
  try {
    console.log(findWebKit().driver);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
