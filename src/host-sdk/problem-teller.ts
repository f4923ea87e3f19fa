import { FIXES } from './fixes';
import type { CashierProblem, CashierProblemCode } from './problems';

export type TellProblem = (code: CashierProblemCode, detail?: string) => void;
type OnProblem = (problem: CashierProblem) => void;

/** Beside the widget's page: docs/problems.md. */
const PAGE = 'host-sdk-problems.html';
/** What is found as the cashier is mounted stands in one group of the console. Milliseconds. */
const GROUP_MS = 100;

/** Tells each code once for each detail: to `onProblem`, or to the console where the page has none. */
export function problemTeller(widget: URL, onProblem: OnProblem | undefined) {
  const told = new Map<string, CashierProblem>();
  let listener = onProblem;
  let group: CashierProblem[] = [];

  function print(): void {
    const problems = group;
    group = [];
    /* oxlint-disable no-console -- a page without a listener would see an empty frame and no reason */
    console.group(`[cashier] ${problems.length} to mend`);
    for (const { code, detail, fix, link } of problems)
      console.warn(`${code}${detail ? ` (${detail})` : ''}: ${fix}\n${link}`);
    console.groupEnd();
    /* oxlint-enable no-console */
  }

  return {
    tell: ((code, detail) => {
      const key = code + detail;
      if (told.has(key)) return;
      const link = new URL(`${PAGE}#${code}`, widget).href;
      const problem = { code, fix: FIXES[code], link, ...(detail ? { detail } : {}) };
      told.set(key, problem);
      if (listener) listener(problem);
      else if (group.push(problem) === 1) setTimeout(print, GROUP_MS);
    }) as TellProblem,
    /** From here on the page's listener is this one, and it is told what was found before. */
    listen(next: OnProblem | undefined): void {
      if (next && next !== listener) told.forEach((problem) => next(problem));
      listener = next;
    },
  };
}
