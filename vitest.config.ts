import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };
const setupFiles = ['./tests/kit/setup.ts'];

/** node: rules and stores; dom: plain components; `*.browser.test.tsx` run in Chromium (see tools). */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,plugins,sandbox,tools,tests/contract}/**/*.test.ts'],
          exclude: ['**/*.dom.test.*', '**/*.browser.test.*', '**/node_modules/**'],
          setupFiles,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['{src,plugins}/**/*.dom.test.{ts,tsx}'],
          setupFiles,
        },
      },
    ],
  },
});
