/**
 * The host pages' script beside the widget: dist/host-sdk.js (module, which loads host-sdk-late.js where something is
 * wrong) and dist/host-sdk.iife.js (global `Cashier`, one file, so that one `integrity` covers it), and
 * dist/host-sdk.json, by which a page knows a cashier and the integrity of both; and the page that explains problems.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { SDK_VERSION } from './src/host-sdk/version.ts';
import { integrityFile } from './tools/sdk/integrity.mjs';
import { SDK_TARGET } from './tools/sdk/target.mjs';
import { problemsPage } from './tools/sdk/problems-page.mjs';

const FILES = ['host-sdk.js', 'host-sdk-late.js', 'host-sdk.iife.js'];

/** Writes host-sdk.json once both formats, each of which is a bundle of its own, are on disk. */
const integrity = (): Plugin => ({
  name: 'host-sdk-integrity',
  closeBundle() {
    const dist = fileURLToPath(new URL('./dist', import.meta.url));
    const files = Object.fromEntries(FILES.map((name) => [name, readFileSync(join(dist, name))]));
    const problems = fileURLToPath(new URL('./docs/problems.md', import.meta.url));
    writeFileSync(join(dist, 'host-sdk-problems.html'), problemsPage(problems));
    writeFileSync(join(dist, 'host-sdk.json'), integrityFile(packageJson.version, files, SDK_VERSION));
  },
});

export default defineConfig({
  publicDir: false,
  plugins: [integrity()],
  build: {
    target: SDK_TARGET,
    // The widget is built into the same folder.
    emptyOutDir: false,
    // A module of a library keeps its line breaks by default, for bundlers; browsers load this one as it is.
    rolldownOptions: {
      // A constant that is named once costs its name twice.
      optimization: { inlineConst: { mode: 'all' } },
      output: { minify: true, comments: false, chunkFileNames: 'host-sdk-[name].js' },
    },
    lib: {
      entry: fileURLToPath(new URL('./src/host-sdk/index.ts', import.meta.url)),
      name: 'Cashier',
      formats: ['es', 'iife'],
      fileName: (format) => (format === 'es' ? 'host-sdk.js' : 'host-sdk.iife.js'),
    },
  },
});
