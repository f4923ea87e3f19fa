/** The names and messages of the tests that failed, from the JSON reports of Vitest and Playwright. Built-ins only. */

const LINES_OF_A_MESSAGE = 12;

/**
 * One paragraph per failed test, so that nobody has to look for it in a log of many thousand lines.
 * @param {'vitest' | 'playwright' | undefined} kind
 * @param {string | undefined} json the report's text; undefined when it was not written
 * @returns {string} empty when the report names none
 */
export function failedTests(kind, json) {
  try {
    const report = JSON.parse(json ?? '');
    const failed = kind === 'vitest' ? ofVitest(report) : ofPlaywright(report.suites, []);
    return failed.map(([name, message]) => `✗ ${name}\n${short(message)}`).join('\n');
  } catch {
    return '';
  }
}

/** @typedef {[name: string, message: string]} Failed */

/** @param {any} report @returns {Failed[]} */
function ofVitest({ testResults }) {
  return testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [[file.name, file.message ?? '']];
    return failed.map((/** @type {any} */ test) => [
      `${file.name} › ${test.fullName}`,
      test.failureMessages.join('\n'),
    ]);
  });
}

/** @param {any[]} suites @param {string[]} path @returns {Failed[]} */
function ofPlaywright(suites, path) {
  return suites.flatMap((suite) => {
    const inside = [...path, suite.title];
    const specs = (suite.specs ?? []).filter((/** @type {any} */ spec) => spec.tests.some(isBad));
    return [
      ...specs.map((/** @type {any} */ spec) => [[...inside, spec.title].join(' › '), errorsOf(spec)]),
      ...ofPlaywright(suite.suites ?? [], inside),
    ];
  });
}

/** A flaky test counts: it failed at least once. @param {any} test */
function isBad({ status }) {
  return status === 'unexpected' || status === 'flaky';
}

/** @param {any} spec @returns {string} */
function errorsOf(spec) {
  const results = spec.tests.flatMap((/** @type {any} */ test) => test.results);
  return results
    .flatMap((/** @type {any} */ result) => result.errors.map((/** @type {any} */ e) => e.message))
    .join('\n');
}

/** @param {string} message */
function short(message) {
  // eslint-disable-next-line no-control-regex -- the colours of a terminal
  const plain = message.replace(/\u001B\[[\d;]*m/g, '');
  return plain.split('\n').slice(0, LINES_OF_A_MESSAGE).join('\n').replace(/^/gm, '    ');
}
