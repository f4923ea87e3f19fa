import { FIXES } from './fixes';
import type { CashierProblem, CashierProblemCode } from './problems';

export type ReportProblem = (code: CashierProblemCode, detail?: string) => void;
/** Returns false when nobody has taken the problem. */
type OnProblem = (problem: CashierProblem) => unknown;

/** The page beside the widget's that explains each problem: docs/problems.md. */
const PAGE = 'host-sdk-problems.html';
/** Found when there is no such page. */
const WITHOUT_PAGE = /^(unreachable|wrong_path|service_worker)$/;
/** Milliseconds within which problems are collected: those found during mounting form one group in the console. */
const GROUP_MS = 100;

/** Reports each code once per detail: to `onProblem`, or in the console if the page has none. */
export function problemReporter(widget: URL, onProblem: OnProblem | undefined) {
  const told = new Map<string, CashierProblem>();
  let listener = onProblem;
  let group: CashierProblem[] = [];

  function print(): void {
    const problems = group;
    group = [];
    /* oxlint-disable no-console -- a page without a listener would see an empty frame and no reason */
    console.group(`[cashier] ${problems.length} to mend`);
    for (const { code, detail, fix, link } of problems)
      console.warn(`${code}${detail ? ` (${detail})` : ''}: ${fix}\n${link ?? ''}`.trim());
    console.groupEnd();
    /* oxlint-enable no-console */
  }

  return {
    tell: ((code, detail) => {
      const key = code + detail;
      if (told.has(key)) return;
      const link = WITHOUT_PAGE.test(code) ? {} : { link: new URL(`${PAGE}#${code}`, widget).href };
      const problem = { code, fix: FIXES[code], ...link, ...(detail ? { detail } : {}) };
      told.set(key, problem);
      if (listener && listener(problem) !== false) return;
      if (group.push(problem) === 1) setTimeout(print, GROUP_MS);
    }) as ReportProblem,
    /** Replaces the page's listener and calls the new one for all problems found so far. */
    listen(next: OnProblem | undefined): void {
      if (next && next !== listener) told.forEach((problem) => next(problem));
      listener = next;
    },
  };
}
