import type { ReportFormat } from '../options';
import type { Report } from '../run-rules';
import { htmlReport } from './html';
import { jsonReport } from './json';
import { junitReport } from './junit';

const WRITERS: Record<ReportFormat, (report: Report) => string> = {
  json: jsonReport,
  junit: junitReport,
  html: htmlReport,
};

export const reportText = (format: ReportFormat, report: Report): string => WRITERS[format](report);
