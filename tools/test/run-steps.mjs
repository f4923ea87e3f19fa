/** Runs steps, two at a time, each step's output kept together. Built-ins only. */

/**
 * @typedef {import('./test-steps.mjs').Step} Step
 * @typedef {import('./count-tests.mjs').Counts} Counts
 * @typedef {{ ok: boolean, output: string, counts: Counts, flows?: import('./flow-table.mjs').Shown[] }} Outcome
 * @typedef {Outcome & { step: Step, ms: number }} Result
 */

const NOT_RUN = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {readonly Step[]} steps in the order in which they should start
 * @param {{ run(step: Step): Promise<Outcome>, onEnd(result: Result): void, slots: number }} options
 * @returns {Promise<Result[]>} in the order of `steps`
 */
export async function runSteps(steps, { run, onEnd, slots }) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();

  const dependencies = (/** @type {Step} */ step) =>
    (step.after ?? []).filter((name) => steps.some((s) => s.name === name));
  const isReady = (/** @type {Step} */ step) => dependencies(step).every((name) => results.has(name));
  const hasRoom = (/** @type {Step} */ step) =>
    running.size === 0 || (running.size < slots && !step.alone && ![...running.keys()].some((other) => other.alone));

  async function start(/** @type {Step} */ step) {
    const started = Date.now();
    const broken = dependencies(step).find((name) => !results.get(name)?.ok);
    const outcome = broken
      ? { ok: false, output: `Not run: ${broken} failed.`, counts: NOT_RUN }
      : await run(step).catch((error) => ({ ok: false, output: String(error), counts: NOT_RUN }));
    const result = { ...outcome, step, ms: Date.now() - started };
    results.set(step.name, result);
    running.delete(step);
    onEnd(result);
  }

  while (waiting.length > 0 || running.size > 0) {
    const step = waiting.find((candidate) => isReady(candidate) && hasRoom(candidate));
    if (step) {
      waiting.splice(waiting.indexOf(step), 1);
      // Added before the step starts, so that its slot counts as taken.
      running.set(
        step,
        Promise.resolve().then(() => start(step)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
  }
  return steps.map((step) => /** @type {Result} */ (results.get(step.name)));
}

/**
 * @param {readonly Result[]} results
 * @returns {string} a table, the names of the tests that failed, since a log is often seen by its end alone, and
 * `N passed, N failed` as its last line
 */
export function summary(results) {
  const rows = results.map(({ step, ok, ms, counts }) => [
    ok ? 'ok' : 'FAILED',
    step.name,
    `${(ms / 1000).toFixed(1)} s`,
    `${counts.passed} passed`,
    counts.failed > 0 ? `${counts.failed} failed` : '',
    counts.skipped > 0 ? `${counts.skipped} skipped` : '',
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, { counts }) => total + counts[key], 0);
  const failed = results.flatMap(({ ok, output }) => (ok ? [] : (output.match(/^✗ .*/gm) ?? [])));
  return [...lines, '', ...failed, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
