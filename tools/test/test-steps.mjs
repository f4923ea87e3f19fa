/** The steps of `npm test` and `npm run test:all`. Built-ins only. */

import { availableParallelism } from 'node:os';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} groups names by which `--only` chooses several steps
 * @property {string[]} command what Node runs: a script and its arguments
 * @property {string} [requires] file without which the step can't run, and therefore fails
 * @property {string[]} [after] steps that must have passed, when they are part of the run
 * @property {boolean} [alone] no other step runs beside it
 * @property {boolean} [browser] needs Chromium
 * @property {string} [engine] script that finds or installs another browser or a database; when it can't, the step is skipped and listed by
 * name, unless `CI=true`
 * @property {'all' | 'quick' | 'named'} [when] all: only in `npm run test:all`; quick: only in `npm test`, since another step of all has it, too;
 * named: only when `--only` names it or its group
 * @property {string[]} [which] more arguments: which tests
 * @property {(id: string) => string[]} [forPlugin] the same when only that plugin was changed
 * @property {Record<string, string>} [env] more variables of the environment
 * @property {'vitest' | 'playwright'} [report] whose JSON report is counted; a step without one counts as one test
 */

const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const VITEST = bin('vitest/vitest.mjs');
const TSX = bin('tsx/dist/cli.mjs');

/** @param {string} name @param {string[]} args @param {Partial<Step>} [rest] @returns {Step} */
const vitest = (name, args, rest = {}) => ({
  name,
  groups: ['vitest'],
  command: [VITEST, 'run', ...args],
  requires: 'vitest.config.ts',
  report: 'vitest',
  ...rest,
});

/** Every story; axe takes two fifths of the time. @param {string} name @param {Partial<Step>} rest */
const stories = (name, rest) =>
  vitest(name, ['--project', 'storybook'], { browser: true, requires: '.storybook/main.ts', ...rest });

/** @param {string} name @param {string[]} command @param {string} [requires] @returns {Step} */
const lint = (name, command, requires) => ({ name, groups: ['lint'], command, requires });

/** What `npm test` leaves to `npm run test:all`: what is slow, or about the tools and not the product. */
const ALL = { when: /** @type {const} */ ('all') };

/** @param {string} name @param {string[]} args @param {Partial<Step>} [rest] @returns {Step} */
const playwright = (name, args, rest = {}) => ({
  name,
  groups: [],
  command: [bin('@playwright/test/cli.js'), 'test', ...args],
  requires: 'playwright.config.ts',
  after: ['build'],
  alone: true,
  report: 'playwright',
  ...rest,
});

/**
 * A step in an old Chromium, which is fetched from npm when the step is asked for. @param {string} version @param {string} tag
 */
const oldChromium = (version, tag) =>
  playwright(`chromium ${version}`, [`--project=chromium-${version}`, '--grep', tag], {
    groups: ['old chromium'],
    engine: 'machine/old-chromium.ts',
    when: 'named',
  });

/** @type {readonly Step[]} */
export const STEPS = [
  // The product, and the demo that holds it.
  { name: 'build', groups: [], command: [TSX, 'tools/build/build-demo.ts'], requires: 'vite.config.ts' },
  {
    ...lint('types', [bin('oxlint/bin/oxlint'), '--type-aware', '--type-check', '--deny-warnings'], 'tsconfig.json'),
    // One checker for each core would check twice what the files share; another step runs beside this one.
    env: { GOMAXPROCS: String(Math.max(1, availableParallelism() >> 1)) },
  },
  lint('oxfmt', [bin('oxfmt/bin/oxfmt'), '--check'], '.oxfmtrc.json'),
  lint('dead code', [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'], 'knip.json'),
  lint('rules', [TSX, 'tools/check/check-rules.ts'], '.dependency-cruiser.cjs'),
  // First of the slow ones, beside which the others run.
  stories('stories', {
    when: 'quick',
    env: { STORIES_AXE: 'off' },
    forPlugin: (id) => ['--passWithNoTests', `plugins/${id}/`],
  }),
  stories('storybook', ALL),
  vitest('unit', ['--project', 'node', '--project', 'dom'], {
    which: ['src', 'plugins', 'machine'],
    forPlugin: (id) => ['--passWithNoTests', `plugins/${id}/`],
  }),
  vitest('contract', ['--project', 'node', '--project', 'dom', 'tests/contract']),
  // A step of its own, because it uses real databases and processes: too slow to run at every save.
  vitest('sandbox', ['--project', 'node'], {
    which: ['sandbox'],
    // The tests that read every plugin's folder.
    forPlugin: () => ['sandbox/catalogue/', 'sandbox/director/', 'sandbox/realtime/simulators'],
  }),
  vitest('tools', ['--project', 'node', 'tools'], ALL),
  vitest('slow', ['--project', 'slow'], ALL),
  vitest('chaos', ['--project', 'chaos'], { groups: ['vitest', 'rig'], ...ALL }),
  // The sandbox on a real database, and the chaos tests over several processes.
  vitest('postgres', ['--project', 'postgres'], { groups: ['vitest', 'rig'], engine: 'machine/postgres.ts', ...ALL }),
  vitest('browser', ['--project', 'browser'], { browser: true, ...ALL }),
  vitest('pictures', ['--project', 'pictures'], { browser: true, ...ALL }),
  {
    name: 'size',
    groups: [],
    command: [bin('size-limit/bin.js')],
    requires: '.size-limit.js',
    after: ['build'],
  },
  { name: 'target', groups: [], command: [TSX, 'tools/target/check-target.ts'], after: ['build'], ...ALL },
  // The site: every page, link and anchor.
  { name: 'docs', groups: [], command: [TSX, 'tools/site/main.ts', 'build'], after: ['build'], ...ALL },
  playwright('flows', ['--grep'], {
    browser: true,
    when: 'quick',
    which: ['@engines|@once'],
    forPlugin: (id) => [`@flow:(${id}|start)(?![-\\w])`],
  }),
  playwright('e2e', [], { browser: true, ...ALL, after: ['build', 'docs'] }),
  playwright('firefox', ['--project', 'firefox', '--grep', '@engines'], {
    groups: ['engines'],
    engine: 'machine/firefox.ts',
    ...ALL,
  }),
  vitest('webkit', ['--project', 'webkit'], {
    groups: ['engines'],
    after: ['build'],
    alone: true,
    engine: 'machine/webkit.ts',
    ...ALL,
  }),
  // The oldest version of the target, one between, and one that is too old.
  oldChromium('111', '@engines'),
  oldChromium('118', '@engines'),
  oldChromium('92', '@too-old'),
  // Brands' sites, made with frameworks from npm: minutes for each, and their releases are not ours.
  playwright('frameworks', ['-c', 'tests/frameworks/playwright.config.ts'], {
    requires: 'tests/frameworks/playwright.config.ts',
    browser: true,
    when: 'named',
  }),
  playwright('chaos in the browser', ['-c', 'tests/chaos/playwright.config.ts'], {
    groups: ['rig'],
    requires: 'tests/chaos/playwright.config.ts',
    browser: true,
    ...ALL,
  }),
];

/**
 * @param {string | undefined} only comma-separated names of steps or groups; undefined: those of `npm test`, or of
 * `npm run test:all` @param {boolean} [isAll] @returns {Step[]} @throws Error for an unknown name
 */
export function chooseSteps(only, isAll = false) {
  const left = isAll ? 'quick' : 'all';
  if (only === undefined) return STEPS.filter(({ when }) => when !== 'named' && when !== left);
  const wanted = only.split(',').map((name) => name.trim());
  const has = (/** @type {Step} */ step, /** @type {string} */ name) =>
    step.name === name || step.groups.includes(name);
  const unknown = wanted.filter((name) => !STEPS.some((step) => has(step, name)));
  if (unknown.length > 0) {
    const known = [...new Set(STEPS.flatMap((step) => [step.name, ...step.groups]))];
    throw new Error(`No such step: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  return STEPS.filter((step) => wanted.some((name) => has(step, name)));
}

/** The step as it is run when only that plugin was changed. @param {Step} step @param {string} id @returns {Step} */
export function partFor(step, id) {
  return step.forPlugin ? { ...step, which: step.forPlugin(id) } : step;
}

/**
 * The arguments that make a test runner write its JSON report to `file` besides its usual output.
 * @param {Step} step
 */
export function reportOptions(step, /** @type {string} */ file) {
  if (step.report === 'vitest') {
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} };
  }
  if (step.report === 'playwright') {
    return { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } };
  }
  return { args: [], env: {} };
}
