import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const id = process.env['CHECK_PLUGIN'] ?? '';
// Not this file's own place: the tree that is checked may be another one.
const root = process.cwd();

/** The unit tests of one plugin, and how its simulator bears the contract. Without browsers: they take seconds to start. */
export default defineConfig({
  root,
  resolve: { alias: { '@': join(root, 'src') }, preserveSymlinks: true },
  test: {
    environment: 'node',
    isolate: false,
    // Three files or so: a second worker would load the same modules once more.
    fileParallelism: false,
    passWithNoTests: true,
    // What has been transformed once is kept: the second run loads it from the disk.
    experimental: { fsModuleCache: true },
    testTimeout: 60_000,
    setupFiles: ['./tests/kit/setup.ts'],
    include: [`plugins/${id}/**/*.test.ts`, 'tests/contract/simulators.test.ts'],
    exclude: ['**/*.dom.test.*', '**/*.browser.test.*', '**/node_modules/**'],
    env: { CHECK_PLUGIN: id },
  },
});
