/**
 * WebKitGTK for `npm run test:webkit`, which this runs: Debian's packages, installed when they are missing and may be. Not a
 * part of `npm test`: they are 300 MB that only some machines can have.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptInstall, canInstall } from '../machine/apt';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib';

export interface WebKitPaths {
  driver: string;
  miniBrowser: string;
  xvfb: string;
}

/** @throws Error that says what to install */
export function findWebKit(): WebKitPaths {
  const miniBrowser = findMiniBrowser();
  if (!existsSync(DRIVER) || !existsSync(XVFB) || !miniBrowser)
    throw new Error('WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb');
  return { driver: DRIVER, miniBrowser, xvfb: XVFB };
}

/** `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser` */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => readdirSync(join(LIBRARIES, name)).map((folder) => join(LIBRARIES, name, folder)))
    .filter((folder) => /\/webkit(?:2gtk|gtk)-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    findWebKit();
  } catch {
    if (canInstall()) aptInstall('webkit2gtk-driver', 'xvfb');
  }
  try {
    findWebKit();
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'webkit'];
    process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
