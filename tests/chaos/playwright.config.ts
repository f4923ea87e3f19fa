import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** The chaos tests that need a real browser: `npm run test:chaos`; a short run of them is a step of `npm run test:all`. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/chaos',
  // The full run takes long, and the machine may be busy: the limits are only to detect that something hangs.
  timeout: 5 * 60_000,
  expect: { timeout: 60_000 },
  use: { ...base.use, actionTimeout: 60_000 },
});
