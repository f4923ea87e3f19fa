/** Our own rules, in one process: alone, each loads the compiler anew and warms it up. */
import { importsReport } from './check-imports';
import { localesReport } from '../locales/check-locales';
import { sourcesReport } from './check-sources';
import { textNodesReport } from './check-text-nodes';
import { runCheck } from './report';

for (const check of [sourcesReport, localesReport, textNodesReport, importsReport]) await runCheck(check);
