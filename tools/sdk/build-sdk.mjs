/** Builds the package for host pages into dist-sdk/; `npm pack ./dist-sdk` makes its archive. */
import { chmodSync, copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from '../../machine/ensure-install.mjs';
import { declarations } from './declarations.mjs';
import { integrityFile } from './integrity.mjs';
import { SDK_TARGET } from './target.mjs';
import { isMain } from '../../machine/is-main.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const OUT = join(ROOT, 'dist-sdk');
const ENTRIES = ['index', 'react', 'element'];
const PEERS = ['react'];
const DOCTOR = 'doctor.js';
/** The script makes a global; as a module it exports nothing. */
const IIFE_TYPES = `declare global {
  const Cashier: typeof import('./index.js');
}
export {};
`;

/** @param {string} [out] the folder, which is emptied first; `dist-sdk/` by default */
export async function buildSdk(out = OUT) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  // Imported here and not at the top of the file: the packages may have to be installed first.
  const { build, runnerImport } = await import('vite');
  const source = (/** @type {string} */ name) => join(ROOT, 'src', 'host-sdk', `${name}.ts`);
  const common = { outDir: out, emptyOutDir: false, target: SDK_TARGET };
  const bundle = (/** @type {import('vite').BuildEnvironmentOptions} */ options) =>
    build({
      ...{ configFile: false, root: ROOT, publicDir: false, logLevel: 'warn' },
      // Bundle all dependencies, so that the package needs no other one.
      ssr: { noExternal: true },
      build: { ...common, ...options },
    });
  await bundle({
    lib: { entry: Object.fromEntries(ENTRIES.map((name) => [name, source(name)])), formats: ['es'] },
    rolldownOptions: { external: PEERS, output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  });
  await bundle({
    lib: { entry: source('index'), name: 'Cashier', formats: ['iife'], fileName: () => 'cashier.iife.js' },
  });
  await bundle({
    ssr: join(ROOT, 'tools', 'doctor', 'main.ts'),
    target: 'node20',
    minify: false,
    // The scripts for pages hold no other package's code; this one does.
    license: { fileName: 'licenses.md' },
    rolldownOptions: { output: { entryFileNames: DOCTOR, banner: '#!/usr/bin/env node' } },
  });
  chmodSync(join(out, DOCTOR), 0o755);
  // Frameworks that render on a server need to know which files run in a browser.
  const react = join(out, 'react.js');
  writeFileSync(react, `'use client';\n${readFileSync(react, 'utf8')}`);
  for (const [name, text] of Object.entries(declarations(ROOT, ENTRIES, PEERS))) writeFileSync(join(out, name), text);
  writeFileSync(join(out, 'cashier.iife.d.ts'), IIFE_TYPES);

  const json = (/** @type {string} */ name, /** @type {object} */ value) =>
    writeFileSync(join(out, name), `${JSON.stringify(value, null, 2)}\n`);
  const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  json('package.json', manifest(version, license));
  const load = (/** @type {string} */ file) =>
    runnerImport(join(ROOT, file), { configFile: false, root: ROOT, logLevel: 'warn' });
  const { module: editors } = await load('tools/sdk/element-manifest.ts');
  json('custom-elements.json', editors.customElements());
  json('web-types.json', editors.webTypes(version));
  json('errors.json', (await load('tools/contract/error-docs.ts')).module.errorLines());
  copyFileSync(join(ROOT, 'src', 'host-sdk', 'README.md'), join(out, 'README.md'));
  const scripts = readdirSync(out).filter((name) => name.endsWith('.js') && name !== DOCTOR);
  const files = Object.fromEntries(scripts.map((name) => [name, readFileSync(join(out, name))]));
  writeFileSync(join(out, 'integrity.json'), integrityFile(version, files));
}

function manifest(/** @type {string} */ version, /** @type {string} */ license) {
  const entry = (/** @type {string} */ name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  return {
    name: 'cashier-host-sdk',
    version,
    description: 'Embeds the cashier: plain, as a React component, or as a custom element',
    license,
    type: 'module',
    main: './index.js',
    types: './index.d.ts',
    exports: {
      '.': entry('index'),
      './react': entry('react'),
      './element': entry('element'),
      './iife': entry('cashier.iife'),
      './integrity.json': './integrity.json',
      './errors.json': './errors.json',
      './custom-elements.json': './custom-elements.json',
      './web-types.json': './web-types.json',
      './package.json': './package.json',
    },
    // For module resolution without `exports`.
    typesVersions: { '*': { iife: ['./cashier.iife.d.ts'] } },
    bin: { 'cashier-doctor': `./${DOCTOR}` },
    unpkg: './cashier.iife.js',
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    // Importing these files defines the custom element or the global, so bundlers must keep the import.
    sideEffects: ['./element.js', './cashier.iife.js'],
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
  };
}

if (isMain(import.meta.url)) {
  ensureInstall();
  await buildSdk();
}
