/** JUnit XML, which CI systems read. Each level is a suite, each rule a case. */
import { LEVELS } from '../levels';
import type { Report, Verdict } from '../run-rules';
import { escape } from './escape';

export function junitReport({ verdicts }: Report): string {
  const suites = LEVELS.map((level) =>
    suite(
      level,
      verdicts.filter(({ rule }) => rule.level === level),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join('')}</testsuites>\n`;
}

function suite(level: string, verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return '';
  const count = (outcome: Verdict['outcome']) => verdicts.filter((each) => each.outcome === outcome).length;
  const figures = `tests="${verdicts.length}" failures="${count('fail')}" skipped="${count('skipped')}"`;
  return `  <testsuite name="${level}" ${figures}>\n${verdicts.map(testCase).join('')}  </testsuite>\n`;
}

function testCase({ rule, outcome, seen, ms, frames }: Verdict): string {
  const head = `    <testcase classname="${rule.level}" name="${escape(rule.id)}" time="${ms / 1000}"`;
  if (outcome === 'pass') return `${head}/>\n`;
  if (outcome === 'skipped') return `${head}><skipped message="${escape(seen)}"/></testcase>\n`;
  const wire = frames.map(({ via, way, text }) => `${via} ${way}\n${text}`).join('\n\n');
  const told = `${rule.says}\n${rule.fix}\n\n${wire}`;
  return `${head}><failure message="${escape(seen)}">${escape(told)}</failure></testcase>\n`;
}
