import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** The rig's part that needs a real browser: `npm run test:chaos`; a short run of it is a step of `npm test`. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/chaos',
  timeout: 120_000,
  expect: { timeout: 30_000 },
});
