/**
 * `npm run test:mutation -- <room> …`: harms the code of each room in every small way and says which harm no test noticed. All rooms
 * without a name: that takes hours. What was already tried on the same code and tests is not tried again. `--only decide`: that file of
 * the room, which keeps what is known of the others.
 */
import { Stryker } from '@stryker-mutator/core';
import { parseArgs } from 'node:util';

/** The money's way, and what comes from outside: the folder whose tests are asked, and what of it is harmed. */
const ROOMS = /** @type {Record<string, { folder: string, code: string }>} */ ({
  attempt: { folder: 'src/cashier/attempt', code: '**/*' },
  amount: { folder: 'src/cashier/amount', code: '**/*' },
  status: { folder: 'src/cashier/status', code: '**/*' },
  withdrawal: { folder: 'src/cashier/withdrawal', code: '**/*' },
  return: { folder: 'src/cashier/return', code: '**/*' },
  'host-bridge': { folder: 'src/core/host-bridge', code: '**/*' },
  realtime: { folder: 'src/core/realtime', code: '**/*' },
  lenient: { folder: 'src/contract', code: 'lenient' },
  'payment-code': { folder: 'src/cashier/payment-code', code: '**/*' },
  pix: { folder: 'plugins/pix', code: 'br-code/**/*' },
  crypto: { folder: 'plugins/crypto', code: '{address,uri}/**/*' },
  upi: { folder: 'src/families/upi', code: 'stores/**/*' },
});
const NOT_PRODUCT = '!**/*.{test,fake,fixture,stories,d}.ts';
/** Percent of the harm that a test must notice. */
const ENOUGH = 90;

const { values, positionals } = parseArgs({
  options: { concurrency: { type: 'string', default: '1' }, only: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !ROOMS[name]);
if (unknown.length > 0) {
  console.error(`No such room: ${unknown.join(', ')}. There are: ${Object.keys(ROOMS).join(', ')}.`);
  process.exit(2);
}

const chosen = Object.entries(ROOMS).filter(([name]) => positionals.length === 0 || positionals.includes(name));
for (const [room, { folder, code }] of chosen) {
  console.log(`\n${room}`);
  // A run for each room, so that what is kept of it does not hang on which rooms were asked for.
  await new Stryker({
    mutate: [`${folder}/${values.only ?? code}.ts`, NOT_PRODUCT],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', dir: folder },
    coverageAnalysis: 'perTest',
    // A constant of a module is harmed before any test begins: each would need all tests in a new process.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `.mutation/${room}.json`,
    tempDirName: '.mutation/tmp',
    ignorePatterns: ['dist*', 'docs', 'tests/pictures', 'storybook-static', 'test-results', '.sandbox', '.mutation'],
    concurrency: Number(values.concurrency),
    reporters: ['progress-append-only', 'clear-text', 'html'],
    htmlReporter: { fileName: `.mutation/${room}.html` },
    clearTextReporter: { logTests: false, allowColor: process.stdout.isTTY ?? false },
    thresholds: { high: ENOUGH, low: ENOUGH, break: ENOUGH },
    allowEmpty: true,
    disableTypeChecks: true,
  }).runMutationTest();
}
