/**
 * Builds the widget and the host SDK into dist/, the demo host page into dist-demo/.
 * `--if-changed` builds only when a source differs from the last build's. Throws, and exits with 1, when a build fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashFiles, listFiles } from './files.mjs';
import { writeBillOfMaterials } from './build/bill-of-materials.mjs';
import { precompress } from './build/precompress.mjs';
import { writeScriptDigests } from './build/script-digests.mjs';
import { isMain } from '../machine/is-main.mjs';
import { installedFor } from './run.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const TSX = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const STAMP = join(ROOT, 'dist', '.stamp');

/** The widget comes first, because its build empties dist/. */
const CONFIGS = ['vite.config.ts', 'vite.host-sdk.config.ts', 'vite.demo.config.ts'];
const INPUTS = [
  'src',
  'plugins',
  'sandbox/demo',
  'sandbox/catalogue',
  'public',
  'tools/check/check-manifests.ts',
  'tools/build',
  'tools/vite',
  'tools/sdk',
  'docs/problems.md',
  'index.html',
  'package-lock.json',
  'tsconfig.json',
];

/** The files that a build depends on: all sources but tests, stories and notes, which are in no bundle. */
export function buildInputs(/** @type {string} */ root) {
  return listFiles(root, [...INPUTS, ...CONFIGS]).filter(
    (file) => !/\.(test|stories)\.tsx?$|^(src|plugins|sandbox)\/.*\.md$/.test(file),
  );
}

/** @param {{ onlyIfChanged?: boolean }} [options] @returns {boolean} whether anything was built */
export function build({ onlyIfChanged = false } = {}) {
  const hash = hashFiles(ROOT, buildInputs(ROOT));
  const isBuilt = existsSync(STAMP) && existsSync(join(ROOT, 'dist-demo', 'index.html'));
  if (onlyIfChanged && isBuilt && readFileSync(STAMP, 'utf8') === hash) return false;
  rmSync(STAMP, { force: true });
  run(TSX, ['tools/check/check-manifests.ts'], 'The manifests contradict each other');
  for (const config of CONFIGS) {
    if (!existsSync(join(ROOT, config))) throw new Error(`${config} is missing.`);
    run(VITE, ['build', '--config', config, '--logLevel', 'warn'], `The build of ${config} failed`);
  }
  writeBillOfMaterials(ROOT, join(ROOT, 'dist'));
  writeScriptDigests(join(ROOT, 'dist'));
  precompress(join(ROOT, 'dist'));
  writeFileSync(STAMP, hash);
  return true;
}

/** @throws Error whose message begins with `failed` */
function run(/** @type {string} */ bin, /** @type {string[]} */ args, /** @type {string} */ failed) {
  const { status } = spawnSync(process.execPath, [bin, ...args], { cwd: ROOT, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${failed}; its messages are above.`);
}

if (isMain(import.meta.url))
  installedFor(() => {
    const started = Date.now();
    const built = build({ onlyIfChanged: process.argv.includes('--if-changed') });
    console.error(built ? `Built in ${((Date.now() - started) / 1000).toFixed(1)} s` : 'The build is up to date');
  });
