import { FIXES } from './fixes';
import type { CashierProblem, CashierProblemCode } from './problems';

export type TellProblem = (code: CashierProblemCode, detail?: string) => void;

/** Beside the widget's page: docs/problems.md. */
const PAGE = 'host-sdk-problems.html';

/** Tells each code once for each detail: to `onProblem`, or to the console where the page has none. */
export function problemTeller(widget: URL, onProblem: ((problem: CashierProblem) => void) | undefined): TellProblem {
  const told = new Set<string>();
  return (code, detail) => {
    const key = code + detail;
    if (told.has(key)) return;
    told.add(key);
    const link = new URL(`${PAGE}#${code}`, widget).href;
    const problem = { code, fix: FIXES[code], link, ...(detail === undefined ? {} : { detail }) };
    if (onProblem) onProblem(problem);
    // oxlint-disable-next-line no-console -- a page without a listener would see an empty frame and no reason
    else console.warn(`[cashier] ${code}${detail === undefined ? '' : ` (${detail})`}: ${problem.fix} ${link}`);
  };
}
