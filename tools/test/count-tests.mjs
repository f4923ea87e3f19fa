/** How many tests passed and failed, from the JSON reports of Vitest and Playwright. Built-ins only. */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts the tests of one step. A run that exits with an error counts as at least one failure even when each test
 * passed (an unhandled rejection, a worker that died); so does a run without a test, which proves nothing.
 * @param {'vitest' | 'playwright' | undefined} kind undefined: the step as a whole is one test
 * @param {string | undefined} json the report's text; undefined when it was not written
 * @param {number | null} exitCode @returns {Counts}
 */
export function countTests(kind, json, exitCode) {
  const whole = { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  if (kind === undefined) return whole;
  const counts = read(kind, json);
  if (counts === null || counts.passed + counts.failed === 0)
    return { passed: 0, failed: 1, skipped: counts?.skipped ?? 0 };
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

/** @param {'vitest' | 'playwright'} kind @param {string | undefined} json @returns {Counts | null} */
function read(kind, json) {
  try {
    const report = JSON.parse(json ?? '');
    if (kind === 'vitest') {
      const { numPassedTests: passed, numFailedTests: failed, numPendingTests = 0, numTodoTests = 0 } = report;
      return valid({ passed, failed, skipped: numPendingTests + numTodoTests });
    }
    // A flaky test failed at least once: it counts as failed.
    const { expected: passed, unexpected, flaky, skipped } = report.stats;
    return valid({ passed, failed: unexpected + flaky, skipped });
  } catch {
    return null;
  }
}

/** @param {Counts} counts */
function valid(counts) {
  return Object.values(counts).every(Number.isInteger) ? counts : null;
}
