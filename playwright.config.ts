import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, findHeadless } from './machine/chromium';
import { FIREFOX_ADDRESS_FILE, FIREFOX_RELAY, findFirefox } from './machine/firefox';
import { oldChromium } from './machine/old-chromium';

// Today's Chromium unless another engine is asked for: `--project firefox`, `--project chromium-111`. The workers read this
// file, too, and not the arguments.
const asked = /--project[= ](firefox|chromium-\d+)/.exec(process.argv.join(' '))?.[1];
if (asked) process.env['E2E_ENGINE'] = asked;
const oldVersion = process.env['E2E_ENGINE']?.replace(/^chromium-|^firefox$/, '');

/** `--headed` or `--debug` was given, so that the headless shell, which has no window, can't be used. */
const isSeen = Boolean(process.env['PWDEBUG']) || /--(headed|ui|debug)\b/.test(process.argv.join(' '));

const chromium = () => (oldVersion ? oldChromium(oldVersion) : isSeen ? findChromium() : findHeadless());

/** Whole flows in a real browser. Each worker starts its own sandbox (tests/e2e/kit), so there is no shared web server. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One worker per core on a small machine: with three on two cores some tests run slower than the finger they imitate.
  workers: Math.min(6, Math.max(2, Math.floor(availableParallelism() / 2))),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // A wait ends as soon as its condition holds; the limit leaves room for a busy machine.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 15_000,
    // Recording takes half of a small machine: `TRACE=1 npm run test:e2e` to look into a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    process.env['E2E_ENGINE'] === 'firefox'
      ? {
          name: 'firefox',
          // These specs start Chromium with options of their own.
          testIgnore: '**/*.chromium.spec.ts',
          use: {
            browserName: 'firefox',
            channel: 'moz-firefox',

            launchOptions: {
              executablePath: FIREFOX_RELAY,
              env: { ...process.env, FIREFOX_BINARY: findFirefox(), FIREFOX_ADDRESS_FILE },
              // A test may read the accessibility tree from the browser itself, as a screen reader does (tests/e2e/kit/firefox-reader.ts).
              args: ['--remote-allow-system-access'],
              // One process for all sites: Playwright's protocol (WebDriver BiDi) loses frames of another origin otherwise.
              firefoxUserPrefs: { 'fission.autostart': false, 'ui.prefersReducedMotion': 1 },
            },
          },
        }
      : {
          name: process.env['E2E_ENGINE'] ?? 'chromium',
          // An old engine's accessibility tree has other names for the same roles.
          testIgnore: oldVersion ? '**/screen-reader.spec.ts' : [],
          use: {
            browserName: 'chromium',
            launchOptions: { executablePath: chromium(), args: CHROMIUM_FLAGS },
          },
        },
  ],
});
