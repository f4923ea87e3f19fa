/** Which flow passed in which engine, from the JSON reports of one run (tags: tests/kit/flow-tags.ts). Built-ins only. */

/** @typedef {'passed' | 'failed' | 'left out'} Mark */
/** @typedef {{ flow: string, mark: Mark }} Shown */

/** The steps whose reports name flows, each with the engine it runs in. @type {Record<string, string>} */
const ENGINES = { flows: 'Chromium', e2e: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

/** @param {string} step name @returns {boolean} */
export const hasFlows = (step) => Object.hasOwn(ENGINES, step);

/**
 * @param {'vitest' | 'playwright' | undefined} kind
 * @param {string | undefined} json the report's text; undefined when it was not written
 * @returns {Shown[]} one per test that names its flow; none when the report can't be read
 */
export function shownFlows(kind, json) {
  try {
    const report = JSON.parse(json ?? '');
    return kind === 'vitest' ? ofVitest(report) : report.suites.flatMap(ofSuite);
  } catch {
    return [];
  }
}

/** @param {any} report @returns {Shown[]} */
function ofVitest({ testResults }) {
  const tests = testResults.flatMap((/** @type {any} */ file) => file.assertionResults);
  return tests.flatMap((/** @type {any} */ { title, status }) =>
    shown(title.split(' '), status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'left out'),
  );
}

/** @param {any} suite @returns {Shown[]} */
function ofSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ { tags = [], ok, tests }) => {
    const isSkipped = tests.every((/** @type {any} */ { status }) => status === 'skipped');
    // A flaky test failed at least once.
    const isFlaky = tests.some((/** @type {any} */ { status }) => status === 'flaky');
    return shown(tags, isSkipped ? 'left out' : ok && !isFlaky ? 'passed' : 'failed');
  });
  return [...own, ...suites.flatMap(ofSuite)];
}

/** @param {string[]} words with or without "@" @param {Mark} mark @returns {Shown[]} */
function shown(words, mark) {
  const tagged = (/** @type {string} */ key) =>
    words
      .map((word) => word.replace(/^@/, ''))
      .find((word) => word.startsWith(key))
      ?.slice(key.length);
  const flow = tagged('flow:');
  return flow ? [{ flow: `${flow}, ${tagged('design:') ?? 'current'}`, mark }] : [];
}

/**
 * @param {{ step: string, flows: readonly Shown[] }[]} runs all steps of one run; steps without an engine are
 * ignored
 * @returns {string} empty when no test named a flow. "left out": that engine did not run; "–": it has no test of the flow
 */
export function flowTable(runs) {
  const engines = runs.filter(({ step }) => hasFlows(step));
  const flows = [...new Set(engines.flatMap((run) => run.flows.map(({ flow }) => flow)))].sort();
  if (flows.length === 0) return '';
  const rows = [
    ['flow, design', ...engines.map(({ step }) => ENGINES[step] ?? step)],
    ...flows.map((flow) => [flow, ...engines.map((run) => cell(run.flows, flow))]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {readonly Shown[]} all @param {string} flow */
function cell(all, flow) {
  if (all.length === 0) return 'left out';
  const marks = all.filter((one) => one.flow === flow).map(({ mark }) => mark);
  if (marks.length === 0) return '–';
  return marks.includes('failed') ? 'failed' : marks.includes('passed') ? 'passed' : 'left out';
}
