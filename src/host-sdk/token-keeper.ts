import type { TellProblem } from './problem-teller';
import { reportError } from './report-error';

/** A new token that is refused as well is asked for anew, this often in all. */
const MOST_IN_A_ROW = 3;
/** Refusals of calls that were under way with the old token still come in. Milliseconds. */
const SETTLE_MS = 2000;
/** Milliseconds without a refusal after which the count begins anew. */
const QUIET_MS = 10_000;
/** An answer that has not come by then is told to be missing, and the next refusal asks anew; it is taken later, too. Milliseconds. */
const SLOW_MS = 30_000;

/** Asks the page for a new token when the cashier's has expired, once at a time. */
export function tokenKeeper(
  requestNow: () => (() => string | Promise<string>) | undefined,
  give: (token: string) => void,
  tell: TellProblem,
) {
  let isStopped = false;
  /** An answer, or the time for the next question, is waited for. */
  let isWaiting = false;
  let asked = 0;
  let givenAt = -QUIET_MS;
  let last: string | undefined;

  async function ask(): Promise<void> {
    asked = performance.now() - givenAt > QUIET_MS ? 1 : asked + 1;
    const request = requestNow();
    if (!request || asked > MOST_IN_A_ROW) return tell('token_rejected');
    // Else a question that is never answered would be the last one.
    const timer = setTimeout(() => {
      isWaiting = false;
      if (!isStopped) tell('token_rejected', 'requestToken');
    }, SLOW_MS);
    try {
      const token = await request();
      if (isStopped) return;
      // The cashier does not try again with what was refused.
      if (!token || token === last) return tell('token_rejected');
      last = token;
      give(token);
    } catch (error) {
      // The page's own mistake is the page's to see; the player keeps the way to try again.
      if (!isStopped) tell('token_rejected', 'requestToken');
      reportError(error);
    } finally {
      clearTimeout(timer);
    }
    givenAt = performance.now();
  }

  return {
    expired(): void {
      if (isWaiting) return;
      isWaiting = true;
      const wait = requestNow() ? givenAt + SETTLE_MS - performance.now() : 0;
      setTimeout(() => void (isStopped || ask().then(() => (isWaiting = false))), wait);
    },
    stop: () => void (isStopped = true),
  };
}
