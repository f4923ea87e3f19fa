/**
 * Finds Firefox for `--project firefox`: Debian's, or the one that FIREFOX_PATH names. As a command it installs Firefox
 * and prints the path.
 */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall, canInstall } from './apt';
import { isMain } from './is-main.mjs';

/** The script that Playwright starts instead of Firefox; it starts the browser that FIREFOX_BINARY names. */
export const FIREFOX_RELAY = fileURLToPath(new URL('firefox-bidi.mjs', import.meta.url));

/** File into which this process's relay writes its address. Each test process has one browser. */
export const FIREFOX_ADDRESS_FILE = join(tmpdir(), `cashier-firefox-${process.pid}`);

const SYSTEM_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Path of an installed Firefox, or undefined. Throws when FIREFOX_PATH names a file that does not exist. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH && !existsSync(FIREFOX_PATH))
    throw new Error(`FIREFOX_PATH is ${FIREFOX_PATH}, but there is no such file.`);
  return FIREFOX_PATH || SYSTEM_PATHS.find((path) => existsSync(path));
}

if (isMain(import.meta.url)) {
  try {
    const path = findFirefox() ?? (canInstall() && aptInstall('firefox-esr') ? findFirefox() : undefined);
    if (!path) throw new Error('Firefox is missing: apt-get install firefox-esr, or set FIREFOX_PATH.');
    console.log(path);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
