import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './machine/chromium';

/** Whole flows in a real browser. Each worker starts its own sandbox (tests/e2e/kit), so there is no shared web server. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Waits end as soon as they may; the limit is for a machine that is busy.
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    // Recording takes half of a small machine: `TRACE=1 npm run test:e2e` to look into a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
});
