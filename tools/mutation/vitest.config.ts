import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The rules and stores of the mutated rooms: what needs no document, no browser and no sandbox. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    // Below the room's folder, which tools/mutation/main.mjs names.
    include: ['**/*.test.ts'],
    // What tries whole tables, or thousands of frames, takes ten seconds and more for each harm that it does not notice.
    exclude: ['**/*.{dom,browser,postgres,slow,fuzz,property}.test.*', '**/intl-amounts.test.ts', '**/node_modules/**'],
    setupFiles: ['./tests/kit/setup.ts'],
    // Thousands of runs, of which only the sum counts.
    reporters: [{}],
    // Each mutant that it reaches would play three hundred worlds.
    env: { MODEL_RUNS: '30' },
  },
});
