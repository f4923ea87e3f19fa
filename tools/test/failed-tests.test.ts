import { describe, expect, it } from 'vitest';
import { failedTests } from './failed-tests.mjs';

describe('failedTests', () => {
  it('names what failed in Vitest, without colours', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'fine', failureMessages: [] },
            { status: 'failed', fullName: 'Pix > expires', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nat x'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(failedTests('vitest', JSON.stringify(report))).toBe(
      '✗ a.test.ts › Pix > expires\n    expected 1\n    at x\n✗ b.test.ts\n    no such module',
    );
  });

  it('names what failed in Playwright, a flaky one too', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      tests: [{ status: ok ? 'expected' : 'unexpected', results: [{ errors: ok ? [] : [{ message: 'gone' }] }] }],
    });
    const flaky = {
      ...spec('often', true),
      tests: [{ status: 'flaky', results: [{ errors: [{ message: 'once' }] }] }],
    };
    const report = {
      suites: [
        {
          title: 'pix.spec.ts',
          specs: [spec('pays', true)],
          suites: [{ title: 'late', specs: [spec('x', false), flaky] }],
        },
      ],
    };
    expect(failedTests('playwright', JSON.stringify(report))).toBe(
      '✗ pix.spec.ts › late › x\n    gone\n✗ pix.spec.ts › late › often\n    once',
    );
  });

  it.each([undefined, 'not json', '{}'])('names nothing when the report is %s', (json) => {
    expect(failedTests('vitest', json)).toBe('');
  });
});
