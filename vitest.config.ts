import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findHeadless } from './machine/chromium.ts';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };
const setupFiles = ['./tests/kit/setup.ts'];

const STORY_DEPENDENCIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'reflect-metadata',
  'react-final-form',
  'final-form',
  'mobx',
  'mobx-react-lite',
  'tsyringe',
  'valibot',
  'big.js',
  'uqr',
  'credit-card-type',
  'libphonenumber-js/max',
  'i18next',
  'react-router-dom',
  'socket.io-client',
  '@sentry/react',
];

/** Makes new options for each project, since Vitest writes the project's name into them. */
const browserOptions = async (context: { viewport?: { width: number; height: number } } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 360, height: 740 },
  provider: (await import('@vitest/browser-playwright')).playwright({
    // No motion: axe must not measure the contrast of a half-faded text.
    contextOptions: { reducedMotion: 'reduce' as const, ...context },
    launchOptions: { executablePath: findHeadless(), args: CHROMIUM_FLAGS },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Every story in a real browser: it renders, its play function passes, axe finds nothing, in the dark theme as well
 * (.storybook/dark-contrast.ts).
 */
async function storybook(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    plugins: await storybookTest({ configDir: '.storybook', initialGlobals: { theme: 'light' } }),
    // Bundled before the run starts: a dependency that is discovered late reloads the page under a test.
    optimizeDeps: { include: STORY_DEPENDENCIES },
    // One page for all files, as in Storybook itself: each would load all modules anew.
    test: {
      name: 'storybook',
      testTimeout,
      isolate: false,
      browser: await browserOptions(),
      env: { STORIES_AXE: process.env['STORIES_AXE'] ?? 'on' },
    },
  };
}

/** What only a real browser can show. */
async function browser(): Promise<TestProjectInlineConfiguration> {
  return {
    resolve: { alias },
    // Bundled before the run starts, as for the stories.
    optimizeDeps: {
      include: [...STORY_DEPENDENCIES, 'qr/decode.js'],
    },
    test: {
      name: 'browser',
      testTimeout,
      include: ['{src,plugins,tests/replay}/**/*.browser.test.{ts,tsx}'],
      setupFiles,
      // Room for the whole frame: scaled down it would end in a part of a pixel, which is painted differently each time.
      browser: await browserOptions({ viewport: { width: 800, height: 800 } }),
    },
  };
}

/** A few stories as they look. */
async function pictures(): Promise<TestProjectInlineConfiguration> {
  const toMatchScreenshot = {
    resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
      `${root}/tests/pictures/${arg}${ext}`,
    timeout: testTimeout / 2,
  };
  return {
    resolve: { alias },
    optimizeDeps: { include: STORY_DEPENDENCIES },
    test: {
      name: 'pictures',
      testTimeout,
      include: ['tests/pictures/**/*.test.tsx'],
      setupFiles,
      env: { STORIES_AXE: 'off' },
      browser: { ...(await browserOptions()), expect: { toMatchScreenshot } },
    },
  };
}

/** Nothing here measures time: a slow or busy machine gets as long as it needs to find out that a test hangs. */
const testTimeout = 60_000;

/**
 * The projects in a browser, unless the command names others: loading Storybook and Playwright takes longer than most runs.
 */
async function inBrowser(): Promise<TestProjectInlineConfiguration[]> {
  const { values } = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false });
  const all = { browser, pictures, storybook };
  const named = (values.project ?? []).map(String);
  // A pattern, as `!storybook`, is Vitest's to understand.
  const isChoice = named.length > 0 && named.every((name) => /^\w+$/.test(name));
  return Promise.all(Object.entries(all).flatMap(([name, make]) => (isChoice && !named.includes(name) ? [] : make())));
}

/** node: rules and stores; dom: plain components; browser: what only a real one can show; storybook: every story. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          testTimeout,
          // No test of this project changes a global, so the modules are loaded once and not for every file.
          isolate: false,
          environment: 'node',
          include: ['{src,plugins,sandbox,machine,tools,tests/contract}/**/*.test.ts'],
          exclude: ['**/*.{dom,browser,postgres,slow}.test.*', '**/node_modules/**'],
          setupFiles,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom',
          testTimeout,
          environment: 'happy-dom',
          isolate: false,
          include: ['{src,plugins,tests/contract}/**/*.dom.test.{ts,tsx}'],
          setupFiles,
        },
      },
      {
        resolve: { alias },
        // What takes longer than a minute, for `npm run test:all`: many runs of one rule, a process for each test.
        test: {
          name: 'slow',
          testTimeout,
          environment: 'node',
          include: ['{src,plugins,sandbox,tests/contract}/**/*.slow.test.{ts,tsx}'],
          setupFiles,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'chaos',
          testTimeout,
          environment: 'node',
          // One line of output of each kind of fault, and the seed, stand in the log.
          disableConsoleIntercept: true,
          // The rig may run beside other suites, and then a gateway takes longer to start.
          hookTimeout: 5 * testTimeout,
          include: ['tests/chaos/**/*.test.ts'],
          exclude: ['**/*.postgres.test.*'],
          setupFiles,
        },
      },
      {
        resolve: { alias },
        // What needs a PostgreSQL (machine/postgres.ts): left out where there is none.
        test: {
          name: 'postgres',
          testTimeout,
          environment: 'node',
          disableConsoleIntercept: true,
          hookTimeout: 5 * testTimeout,
          fileParallelism: false,
          include: ['{sandbox,tests/chaos}/**/*.postgres.test.ts'],
          setupFiles,
        },
      },
      {
        resolve: { alias },
        // Each worker has a sandbox, a driver and a screen of its own (tests/webkit/kit), for all of its files.
        test: {
          name: 'webkit',
          testTimeout,
          hookTimeout: 5 * testTimeout,
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          include: ['tests/webkit/**/*.test.ts'],
          setupFiles,
        },
      },
      ...(await inBrowser()),
    ],
  },
});
