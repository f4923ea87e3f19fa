import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { locales } from './tools/vite/locales.ts';
import { precompress } from './tools/vite/precompress.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  // Relative addresses: the build works under any base path.
  base: './',
  plugins: [react(), locales(root), precompress()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    manifest: true,
    // The HTML names the preloads; the polyfill would only be bytes on the browsers of the target.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        strictExecutionOrder: true,
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${chunkName(facadeModuleId) ?? sharedName(name)}-[hash].js`,
        assetFileNames: ({ originalFileNames: [source], names: [name = ''] }) => {
          const ending = name.slice(name.lastIndexOf('.'));
          return `assets/${chunkName(source) ?? sharedName(name.slice(0, -ending.length))}-[hash]${ending}`;
        },
      },
    },
  },
});

/**
 * `pix-flow`, `current-pix`, `legacy-shell`: a network log tells which design and plugin a file is of. The design stands
 * first, since Vite takes a name with `-legacy` for another kind of build and inlines its styles.
 */
function chunkName(source: string | null | undefined): string | undefined {
  const flow = /(?:^|\/)plugins\/([^/]+)\/flow\.ts$/.exec(source ?? '');
  if (flow) return `${flow[1]}-flow`;
  const screens = /(?:^|\/)plugins\/([^/]+)\/screens\/(current|legacy)\/index\.ts$/.exec(source ?? '');
  if (screens) return `${screens[2]}-${screens[1]}`;
  const pages = /(?:^|\/)src\/(shell)\/(current|legacy)\/(?:(\w+)\/)?index\.ts$/.exec(source ?? '');
  return pages ? `${pages[2]}-${pages[3] ?? pages[1]}` : undefined;
}

/** The bundler calls a chunk of several importers after one of them; called after a design it would seem to be that one's. */
function sharedName(name: string): string {
  return name === 'current' || name === 'legacy' ? 'shared' : name;
}
