/**
 * Chromium of years ago, from npm packages that carry the browser itself: the oldest of our target and one between, and one
 * that is too old for us. As a command it installs the named versions, or all.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/old-chromium', import.meta.url));

/** By major version: the package, which no package.json names, since only these tests want it. */
const PACKAGES: Readonly<Record<string, string>> = {
  92: 'chrome-aws-lambda@10.1.0',
  111: '@sparticuz/chromium@111.0.0',
  118: '@sparticuz/chromium@118.0.0',
};

/** Path of the browser, whether it has been installed or not. */
export const oldChromium = (version: string): string => join(FOLDER, version, 'chromium');

/** @throws Error for a version that there is no package of, or when npm does not bring it */
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
  // Scoped names are packed with a dash by newer versions of npm only.
  const archive = join(folder, packed.filename.replace('@', '').replace('/', '-'));
  execFileSync('tar', ['xzf', archive, '-C', folder, 'package/bin/chromium.br']);
  const part = `${file}.part`;
  writeFileSync(part, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))), { mode: 0o755 });
  renameSync(part, file);
  rmSync(archive);
  rmSync(join(folder, 'package'), { recursive: true });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const named = process.argv.slice(2);
    (named.length > 0 ? named : Object.keys(PACKAGES)).forEach(install);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
