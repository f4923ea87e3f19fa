import type { Report } from '../run-rules';
import { counts } from './table';

export const jsonReport = (report: Report): string => {
  const verdicts = report.verdicts.map(({ rule: { run: _run, ...rule }, ...verdict }) => ({ ...rule, ...verdict }));
  const startedAt = new Date(report.startedAt).toISOString();
  return `${JSON.stringify({ ...report, startedAt, counts: counts(report), verdicts }, null, 2)}\n`;
};
