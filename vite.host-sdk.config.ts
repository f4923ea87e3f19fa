/** The host pages' script: dist/host-sdk.js (module) and dist/host-sdk.iife.js (global `Cashier`). */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    // The widget is built into the same folder.
    emptyOutDir: false,
    lib: {
      entry: fileURLToPath(new URL('./src/host-sdk/index.ts', import.meta.url)),
      name: 'Cashier',
      formats: ['es', 'iife'],
      fileName: (format) => (format === 'es' ? 'host-sdk.js' : 'host-sdk.iife.js'),
    },
  },
});
