import { describe, expect, it } from 'vitest';
import { countTests } from './count-tests.mjs';
import { type Outcome, type Step, runSteps, summary } from './run-steps.mjs';
import { STEPS, chooseSteps } from './test-steps.mjs';

const step = (name: string, rest: Partial<Step> = {}): Step => ({ name, groups: [], command: [], ...rest });
const passed: Outcome = { ok: true, output: '', counts: { passed: 1, failed: 0, skipped: 0 } };
const failed: Outcome = { ok: false, output: 'broken', counts: { passed: 3, failed: 2, skipped: 1 } };

/** Runs steps that take one turn of the event loop each; returns which of them ran concurrently. */
async function run(steps: Step[], outcomes: Record<string, Outcome> = {}) {
  const running = new Set<string>();
  const together: string[][] = [];
  const results = await runSteps(steps, {
    slots: 2,
    onEnd: () => {},
    async run({ name }) {
      running.add(name);
      together.push([...running].sort());
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(name);
      return outcomes[name] ?? passed;
    },
  });
  return { results, together };
}

describe('runSteps', () => {
  it('runs two at a time and never more', async () => {
    const { results, together } = await run(['a', 'b', 'c', 'd', 'e'].map((name) => step(name)));
    expect(results.map((result) => result.ok)).toEqual(Array(5).fill(true));
    expect(Math.max(...together.map((names) => names.length))).toBe(2);
  });

  it('runs a step that wants to be alone with nothing beside it', async () => {
    const { together } = await run([step('a'), step('b', { alone: true }), step('c')]);
    for (const names of together) if (names.includes('b')) expect(names).toEqual(['b']);
    expect(together.flat()).toContain('b');
  });

  it('starts a step after those that it needs, and not at all when one failed', async () => {
    const steps = [step('e2e', { after: ['build'] }), step('build')];
    const good = await run(steps);
    expect(good.together).toEqual([['build'], ['e2e']]);
    const bad = await run(steps, { build: failed });
    expect(bad.together.flat()).toEqual(['build']);
    expect(bad.results.map(({ ok, output }) => [ok, output])).toEqual([
      [false, 'Not run: build failed.'],
      [false, 'broken'],
    ]);
  });

  it('counts a step that could not be run as failed', async () => {
    const results = await runSteps([step('a')], {
      slots: 2,
      onEnd: () => {},
      run: () => Promise.reject(new Error('no such program')),
    });
    expect(results[0]).toMatchObject({ ok: false, output: 'Error: no such program', counts: { failed: 1 } });
  });

  it('ends its summary with the sum', async () => {
    const { results } = await run([step('a'), step('b')], { b: failed });
    expect(summary(results).split('\n').at(-1)).toBe('4 passed, 2 failed');
    expect(summary(results)).toMatch(/FAILED {2}b .*3 passed {2}2 failed {2}1 skipped/);
  });

  it('names what failed once more at the end', async () => {
    const named = { ...failed, output: '✗ form.spec.ts › pays\n    Error: gone\n\n  ✗ a line of the runner\n' };
    const { results } = await run([step('a'), step('b')], { b: named });
    expect(summary(results)).toContain('\n\n✗ form.spec.ts › pays\n4 passed, 2 failed');
  });
});

describe('countTests', () => {
  const vitest = (numPassedTests: number, numFailedTests: number) =>
    JSON.stringify({ numPassedTests, numFailedTests, numPendingTests: 1, numTodoTests: 0 });

  it('reads the reports', () => {
    expect(countTests('vitest', vitest(5, 2), 1)).toEqual({ passed: 5, failed: 2, skipped: 1 });
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
    expect(countTests('playwright', JSON.stringify({ stats }), 1)).toEqual({ passed: 4, failed: 2, skipped: 0 });
  });

  it('counts any other step as one', () => {
    expect(countTests(undefined, undefined, 0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countTests(undefined, undefined, 2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('takes no report, a broken one or no test for a failure', () => {
    for (const json of [undefined, '', '{', '{}', 'null', vitest(0, 0)]) {
      expect(countTests('vitest', json, 0)).toMatchObject({ passed: 0, failed: 1 });
    }
  });

  it('has a failure when the run failed although each test passed', () => {
    expect(countTests('vitest', vitest(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
  });
});

describe('chooseSteps', () => {
  it('takes the quick ones, all, names and groups', () => {
    const [quick, all] = [chooseSteps(undefined), chooseSteps(undefined, true)];
    expect(STEPS.filter((step) => !all.includes(step)).map(({ name }) => name)).toEqual([
      'stories',
      'flows',
      'chromium 111',
      'chromium 118',
      'chromium 92',
      'frameworks',
    ]);
    expect(quick.map(({ name }) => name)).toEqual(expect.arrayContaining(['unit', 'stories', 'flows']));
    expect(quick.filter((step) => !all.includes(step)).map(({ name }) => name)).toEqual(['stories', 'flows']);
    expect(chooseSteps('engines').map(({ name }) => name)).toEqual(['firefox', 'webkit']);
    expect(chooseSteps('firefox').map(({ name }) => name)).toEqual(['firefox']);
    expect(chooseSteps('unit, size').map(({ name }) => name)).toEqual(['unit', 'size']);
    expect(chooseSteps('lint').map(({ name }) => name)).toContain('oxfmt');
  });

  it('refuses a name that nothing has', () => {
    expect(() => chooseSteps('unit,unti')).toThrow('No such step: unti. There are: build, types');
  });
});
