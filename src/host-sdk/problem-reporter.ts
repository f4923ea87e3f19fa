import { loadLate } from './load-late';
import type { CashierProblem, CashierProblemCode } from './problems';

export type ReportProblem = (code: CashierProblemCode, detail?: string, requestId?: string) => void;
/** Returns false when nobody has taken the problem. */
type OnProblem = (problem: CashierProblem) => unknown;

/** Reports each code once per detail: to `onProblem`, or in the console if the page has none. */
export function problemReporter(widget: URL, onProblem: OnProblem | undefined) {
  const reported = new Map<string, CashierProblem | undefined>();
  let listener = onProblem;

  return {
    report: (async (code, detail, requestId) => {
      const key = code + detail;
      if (reported.has(key)) return;
      reported.set(key, undefined);
      const late = await loadLate();
      const found = { code, detail, requestId };
      const problem = late
        ? await late.withFix(found, widget)
        : { ...found, class: 'network' as const, fix: 'Serve host-sdk-late.js.' };
      reported.set(key, problem);
      if (listener && listener(problem) !== false) return;
      // oxlint-disable-next-line no-console -- a page without a listener would see an empty frame and no reason
      console.warn(late ? late.lineOf(problem) : problem);
    }) as ReportProblem,
    /** Replaces the page's listener and calls the new one for all problems found so far. */
    listen(next: OnProblem | undefined): void {
      if (next && next !== listener) reported.forEach((problem) => problem && next(problem));
      listener = next;
    },
  };
}
