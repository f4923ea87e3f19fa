import { describe, expect, it } from 'vitest';
import { flowTable, shownFlows } from './flow-table.mjs';

const playwright = JSON.stringify({
  suites: [
    {
      specs: [{ tags: ['engines', 'flow:pix', 'design:legacy'], ok: true, tests: [{ status: 'expected' }] }],
      suites: [
        {
          specs: [
            { tags: ['flow:crypto', 'design:current'], ok: true, tests: [{ status: 'flaky' }] },
            { tags: ['flow:start', 'design:current'], ok: true, tests: [{ status: 'skipped' }] },
            { tags: [], ok: false, tests: [{ status: 'unexpected' }] },
          ],
        },
      ],
    },
  ],
});
const vitest = JSON.stringify({
  testResults: [
    {
      assertionResults: [
        { title: 'Pix @flow:pix @design:legacy', status: 'passed' },
        { title: 'Pix again @flow:pix @design:legacy', status: 'failed' },
        { title: 'a test of no flow', status: 'failed' },
      ],
    },
  ],
});

describe('flowTable', () => {
  it('shows for each engine what became of each flow; one failed test of a flow is its failure', () => {
    const table = flowTable([
      { step: 'unit', flows: [] },
      { step: 'e2e', flows: shownFlows('playwright', playwright) },
      { step: 'firefox', flows: [] },
      { step: 'webkit', flows: shownFlows('vitest', vitest) },
    ]);
    expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['flow, design', 'Chromium', 'Firefox', 'WebKit'],
      ['crypto, current', 'failed', 'left out', '–'],
      ['pix, legacy', 'passed', 'left out', 'failed'],
      ['start, current', 'left out', 'left out', '–'],
    ]);
  });

  it('is empty without flows, and for a report that was not written', () => {
    expect(flowTable([{ step: 'e2e', flows: shownFlows('playwright', undefined) }])).toBe('');
  });
});
