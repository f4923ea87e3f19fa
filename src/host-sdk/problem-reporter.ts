import { FIXES } from './fixes';
import type { CashierProblem, CashierProblemCode } from './problems';

export type ReportProblem = (code: CashierProblemCode, detail?: string) => void;
/** Returns false when nobody has taken the problem. */
type OnProblem = (problem: CashierProblem) => unknown;

/** The page beside the widget's that explains each problem: docs/problems.md. */
const PAGE = 'host-sdk-problems.html';
/** Found when there is no such page. */
const WITHOUT_PAGE = /^(unreachable|wrong_path|service_worker)$/;
/** Reports each code once per detail: to `onProblem`, or in the console if the page has none. */
export function problemReporter(widget: URL, onProblem: OnProblem | undefined) {
  const told = new Map<string, CashierProblem>();
  let listener = onProblem;

  return {
    tell: ((code, detail) => {
      const key = code + detail;
      if (told.has(key)) return;
      const link = WITHOUT_PAGE.test(code) ? '' : new URL(`${PAGE}#${code}`, widget).href;
      const problem = { code, fix: FIXES[code], ...(link && { link }), ...(detail && { detail }) };
      told.set(key, problem);
      if (listener && listener(problem) !== false) return;
      // oxlint-disable-next-line no-console -- a page without a listener would see an empty frame and no reason
      console.warn(`[cashier] ${code}${detail ? ` (${detail})` : ''}: ${problem.fix}\n${link}`);
    }) as ReportProblem,
    /** Replaces the page's listener and calls the new one for all problems found so far. */
    listen(next: OnProblem | undefined): void {
      if (next && next !== listener) told.forEach((problem) => next(problem));
      listener = next;
    },
  };
}
