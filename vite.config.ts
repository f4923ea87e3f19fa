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
        chunkFileNames: (chunk) => `assets/${chunkName(chunk.facadeModuleId) ?? chunk.name}-[hash].js`,
      },
    },
  },
});

/** `plugin-flow` or `plugin-current` for a plugin's chunks, so that a network log can be read. */
function chunkName(facadeModuleId: string | null | undefined): string | undefined {
  const match = /\/plugins\/([^/]+)\/(?:screens\/)?(flow|current|legacy)(?:\/index)?\.tsx?$/.exec(facadeModuleId ?? '');
  return match ? `${match[1]}-${match[2]}` : undefined;
}
