import type { TellProblem } from './problem-teller';

/** A refused new token is asked for anew this often; calls that were under way with the old one count as well. */
const MOST_IN_A_ROW = 3;
/** Milliseconds without a refusal after which the count begins anew. */
const QUIET_MS = 10_000;

/** Asks the page for a new token when the cashier's has expired, once at a time. */
export function tokenKeeper(
  request: (() => string | Promise<string>) | undefined,
  give: (token: string) => void,
  tell: TellProblem,
) {
  let isAsking = false;
  let isStopped = false;
  let asked = 0;
  let lastAt = 0;

  async function ask(): Promise<void> {
    const now = Date.now();
    asked = now - lastAt > QUIET_MS ? 1 : asked + 1;
    lastAt = now;
    if (!request || asked > MOST_IN_A_ROW) return tell('token_rejected');
    isAsking = true;
    try {
      const token = await request();
      if (!isStopped) give(token);
    } catch (error) {
      // The page's own mistake is the page's to see; the player keeps the way to try again.
      if (!isStopped) tell('token_rejected', 'requestToken');
      window.reportError(error);
    }
    isAsking = false;
  }

  return {
    expired: () => void (isAsking || ask()),
    stop: () => void (isStopped = true),
  };
}
