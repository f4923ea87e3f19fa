/** Builds the conformance suite as a package into dist-conformance/; `npm pack ./dist-conformance` makes its archive. */
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from '../../machine/ensure-install.mjs';
import { isMain } from '../../machine/is-main.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const OUT = join(ROOT, 'dist-conformance');
const SOURCE = join(ROOT, 'tools', 'conformance');
const DEPENDENCIES = ['big.js', 'socket.io-client', 'valibot'];
const BIN = 'conformance.js';

/** @param {string} [out] the folder, which is emptied first; `dist-conformance/` by default */
export async function buildConformance(out = OUT) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  // Imported here and not at the top of the file: the packages may have to be installed first.
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    ssr: { external: DEPENDENCIES },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      ssr: join(SOURCE, 'main.ts'),
      rolldownOptions: { output: { entryFileNames: BIN, banner: '#!/usr/bin/env node' } },
    },
  });
  chmodSync(join(out, BIN), 0o755);
  const project = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(project), null, 2)}\n`);
  copyFileSync(join(SOURCE, 'README.md'), join(out, 'README.md'));
}

/** @param {{ version: string, license: string, dependencies: Record<string, string>, engines: object }} project */
function manifest({ version, license, dependencies, engines }) {
  return {
    name: 'cashier-conformance',
    version,
    description: 'Checks a payments gateway against the contract of the cashier',
    license,
    type: 'module',
    engines,
    bin: { 'cashier-conformance': `./${BIN}` },
    files: [BIN, 'README.md'],
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, dependencies[name]])),
  };
}

if (isMain(import.meta.url)) {
  ensureInstall();
  await buildConformance();
}
