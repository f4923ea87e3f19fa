import type { ReportProblem } from './problem-reporter';
import { reportError } from './report-error';

/** How often in a row a new token is requested when each one is refused as well. */
const MOST_IN_A_ROW = 3;
/** Milliseconds after a new token during which refusals of calls with the old one may still arrive. */
const SETTLE_MS = 2000;
/** Milliseconds without a refusal after which the count starts again. */
const QUIET_MS = 10_000;
/**
 * Milliseconds after which a missing token is reported and the next refusal requests another; a later answer is used.
 */
const SLOW_MS = 30_000;

/** Requests a new token from the page when the cashier's has expired, one request at a time. */
export function tokenKeeper(
  requestNow: () => (() => string | Promise<string>) | undefined,
  give: (token: string) => void,
  report: ReportProblem,
) {
  let isStopped = false;
  /** True while an answer, or the time of the next request, is awaited. */
  let isWaiting = false;
  let asked = 0;
  let givenAt = -QUIET_MS;
  let last: string | undefined;
  /** True while the page gives no way to ask for the token that is wanted. */
  let isUnmet = false;

  const reject = (detail?: string) => {
    if (!isStopped) report('token_rejected', detail);
  };

  async function ask(): Promise<void> {
    asked = performance.now() - givenAt > QUIET_MS ? 1 : asked + 1;
    const request = requestNow();
    isUnmet = !request;
    if (!request || asked > MOST_IN_A_ROW) return reject();
    // Otherwise a request that is never answered would be the last one.
    const timer = setTimeout(() => {
      isWaiting = false;
      reject('requestToken');
    }, SLOW_MS);
    try {
      const token = await request();
      if (isStopped) return;
      // The cashier does not retry with a token that was refused.
      if (!token || token === last) return reject();
      last = token;
      give(token);
    } catch (error) {
      // Report the exception to the page as well; the player can still try again.
      reject('requestToken');
      reportError(error);
    } finally {
      clearTimeout(timer);
    }
    givenAt = performance.now();
  }

  function expired(): void {
    if (isWaiting) return;
    isWaiting = true;
    const wait = requestNow() ? givenAt + SETTLE_MS - performance.now() : 0;
    setTimeout(() => void (isStopped || ask().then(() => (isWaiting = false))), wait);
  }

  return {
    expired,
    /** Call it when the page may have got a way to ask for tokens. */
    retry: () => void (isUnmet && requestNow() && expired()),
    stop: () => void (isStopped = true),
  };
}
