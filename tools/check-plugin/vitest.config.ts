import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const id = process.env['CHECK_PLUGIN'] ?? '';
const alias = { '@': fileURLToPath(new URL('../../src', import.meta.url)) };
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The unit tests of one plugin, and how its simulator bears the contract. Without browsers: they take seconds to start. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    environment: 'node',
    isolate: false,
    // Three files or so: a second worker would load the same modules once more.
    fileParallelism: false,
    passWithNoTests: true,
    testTimeout: 60_000,
    setupFiles: ['./tests/kit/setup.ts'],
    include: [`plugins/${id}/**/*.test.ts`, 'tests/contract/simulators.test.ts'],
    exclude: ['**/*.dom.test.*', '**/*.browser.test.*', '**/node_modules/**'],
    env: { CHECK_PLUGIN: id },
  },
});
