import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const id = process.env['CHECK_PLUGIN'] ?? '';
// The current folder, not the folder of this file: the checked tree may be another one.
const root = process.cwd();

/**
 * Runs one plugin's unit tests, the contract test of its simulator, and its journeys. No browser tests: a browser takes seconds to start.
 */
export default defineConfig({
  root,
  resolve: { alias: { '@': join(root, 'src') }, preserveSymlinks: true },
  // A tree may have its `src` and `tests` as links to another place.
  server: { fs: { strict: false } },
  test: {
    environment: 'node',
    isolate: false,
    // There are only some three files: a second worker would load the same modules again.
    fileParallelism: false,
    passWithNoTests: true,
    // Keeps transformed modules on disk for the next run.
    experimental: { fsModuleCache: true },
    testTimeout: 60_000,
    setupFiles: ['./tests/kit/setup.ts'],
    include: [
      `plugins/${id}/**/*.test.ts`,
      'tests/contract/simulators.test.ts',
      'tests/contract/journeys.dom.test.tsx',
    ],
    exclude: [`plugins/${id}/**/*.{dom,browser}.test.*`, '**/node_modules/**'],
    env: { CHECK_PLUGIN: id },
  },
});
