import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** Brands' sites made with frameworks from npm: `npm run test:frameworks`, which is not part of CI. One after the other. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/frameworks',
  workers: 1,
  // Most of it is the installation.
  timeout: 20 * 60_000,
  // Nothing here is about speed.
  expect: { timeout: 60_000 },
  use: { ...base.use, actionTimeout: 60_000 },
});
