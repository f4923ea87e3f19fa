/**
 * Old versions of Chromium, from npm packages that contain the browser: the oldest that we support, one between, and
 * one that is too old for us. As a command it installs the versions given as arguments, or all.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { isMain } from './is-main.mjs';

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/old-chromium', import.meta.url));

/** npm package of each major version. No package.json lists them, since only the tests of old browsers need them. */
const PACKAGES: Readonly<Record<string, string>> = {
  92: 'chrome-aws-lambda@10.1.0',
  111: '@sparticuz/chromium@111.0.0',
  118: '@sparticuz/chromium@118.0.0',
};

/** Path of the browser, whether or not it is installed. */
export const oldChromium = (version: string): string => join(FOLDER, version, 'chromium');

/** @throws Error for a version that has no package, or when npm fails to fetch it */
function install(version: string): void {
  const spec = PACKAGES[version];
  if (!spec) throw new Error(`There is no Chromium ${version}, only ${Object.keys(PACKAGES).join(', ')}.`);
  const file = oldChromium(version);
  if (existsSync(file)) return;
  const folder = join(FOLDER, version);
  mkdirSync(folder, { recursive: true });
  console.error(`Fetching Chromium ${version} (${spec}) …`);
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', spec, '--json', '--silent', '--pack-destination', folder], { encoding: 'utf8' }),
  ) as [{ filename: string }];
  // Only newer versions of npm write a scoped package's name with a dash in the `filename` that they report.
  const archive = join(folder, packed.filename.replace('@', '').replace('/', '-'));
  execFileSync('tar', ['xzf', archive, '-C', folder, 'package/bin/chromium.br']);
  const part = `${file}.part`;
  writeFileSync(part, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))), { mode: 0o755 });
  renameSync(part, file);
  rmSync(archive);
  rmSync(join(folder, 'package'), { recursive: true });
}

if (isMain(import.meta.url)) {
  try {
    const named = process.argv.slice(2);
    (named.length > 0 ? named : Object.keys(PACKAGES)).forEach(install);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
