/** The verdicts as a table for a terminal. */
import type { Report, Verdict } from '../run-rules';

const MARKS = { pass: 'ok  ', fail: 'FAIL', skipped: '–   ' };

export const tableLine = ({ rule, outcome, seen }: Verdict): string =>
  `${MARKS[outcome]} ${rule.id.padEnd(30)} ${seen}`;

export function counts({ verdicts }: Report) {
  const of = (outcome: Verdict['outcome']) => verdicts.filter((each) => each.outcome === outcome).length;
  return { pass: of('pass'), fail: of('fail'), skipped: of('skipped') };
}

export function summary(report: Report): string {
  const { pass, fail, skipped } = counts(report);
  const failed = report.verdicts.filter(({ outcome }) => outcome === 'fail');
  const fixes = failed.map(({ rule }) => `\n${rule.id}: ${rule.title}\n  ${rule.says} (${rule.source})\n  ${rule.fix}`);
  return [`\n${pass} passed, ${fail} failed, ${skipped} skipped`, ...fixes].join('\n');
}
