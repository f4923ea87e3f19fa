import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/vite/chunk-groups.ts';
import { compileHints } from './tools/vite/compile-hints.ts';
import { firstCopies } from './tools/vite/first-copies.ts';
import { locales } from './tools/vite/locales.ts';
import { preloadHelper } from './tools/vite/preload-helper.ts';
import { startPage } from './tools/vite/start-page.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const root = path('.');

export default defineConfig({
  root,
  // Relative addresses: the build works under any base path.
  base: './',
  plugins: [react(), preloadHelper(root), firstCopies(), locales(root), compileHints(), startPage(root)],
  resolve: {
    alias: [
      { find: '@', replacement: path('./src') },
      // The package's own address leads to its development build, which browsers would get with all its warnings.
      { find: /^react-router-dom$/, replacement: path('./node_modules/react-router/dist/production/index.mjs') },
      { find: /^tsyringe$/, replacement: path('./tools/vite/tsyringe.mjs') },
    ],
  },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    manifest: true,
    // What of other people's code is in the bundles, for tools/build/bill-of-materials.mjs.
    license: { fileName: '.vite/licenses.json' },
    // All browsers of the target know modulepreload, so that Vite's polyfill would only add bytes.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No other code imports from our entries, so that exports of modules in a group need not be re-exported.
      preserveEntrySignatures: false,
      output: {
        codeSplitting: { groups: chunkGroups(root) },
        chunkFileNames: ({ facadeModuleId, moduleIds, name }) =>
          // The first script is inlined into index.html, so that its relative addresses must be those of that page.
          startName(moduleIds) === 'first'
            ? 'first-[hash].js'
            : `assets/${startName(moduleIds) ?? chunkName(facadeModuleId) ?? sharedName(name)}-[hash].js`,
        assetFileNames: ({ originalFileNames: [source], names: [name = ''] }) => {
          const ending = name.slice(name.lastIndexOf('.'));
          return `assets/${chunkName(source) ?? sharedName(name.slice(0, -ending.length))}-[hash]${ending}`;
        },
      },
    },
  },
});

/**
 * Names such as `pix-flow`, `legacy-pix` and `legacy-shell` show in a network log to which plugin and design a file belongs. The
 * design stands first, since Vite takes a name that ends in `-legacy` for a build of another kind and inlines its styles.
 */
function chunkName(source: string | null | undefined): string | undefined {
  const flow = /(?:^|\/)plugins\/([^/]+)\/flow\.ts$/.exec(source ?? '');
  if (flow) return `${flow[1]}-flow`;
  const screens = /(?:^|\/)plugins\/([^/]+)\/screens\/(current|legacy)\/index\.ts$/.exec(source ?? '');
  if (screens) return `${screens[2]}-${screens[1]}`;
  const shell = /(?:^|\/)src\/shell\/(current|legacy)\/index\.ts$/.exec(source ?? '');
  return shell ? `${shell[1]}-shell` : undefined;
}

/** The name of the two entries' chunks: the first script, and the application that it imports. */
function startName(moduleIds: readonly string[]): string | undefined {
  if (moduleIds.some((id) => id.endsWith('/src/first/first.ts'))) return 'first';
  return moduleIds.some((id) => id.endsWith('/src/main.ts')) ? 'application' : undefined;
}

/**
 * The bundler names a chunk with several importers after one of them or after the project's folder. The name of a design would
 * suggest that only that design uses it, and a folder's name would differ from machine to machine.
 */
function sharedName(name: string): string {
  if (name === basename(root)) return 'first';
  return name === 'current' || name === 'legacy' ? 'shared' : name;
}
