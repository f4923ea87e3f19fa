/** The demo host page: dist-demo/, static, works under any path. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('./sandbox/demo'),
  base: './',
  resolve: { alias: { '@': path('./src') } },
  build: {
    target: 'es2022',
    outDir: path('./dist-demo'),
    emptyOutDir: true,
    // A data: address would need an exception in the page's CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // try.html: what the pages of the site open.
    rolldownOptions: { input: [path('./sandbox/demo/index.html'), path('./sandbox/demo/try.html')] },
  },
});
