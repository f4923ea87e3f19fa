import type { RequestType } from '../../contract/realtime';
import type { Clock } from '../time/time';

/** For which a call that was refused for its token waits for another one, milliseconds; then the player is told. */
export const RENEW_MS = 5_000;

/** Calls that make and change nothing. */
const QUESTION =
  /:(?:methods-|userdata-|withdrawal-prepare|account-name|bank-get|score$)|-(?:list|resume|check|status)$/;

/**
 * The channel asks again with another token. What makes or changes something is left to who has asked for it: it must not reach
 * the player whose token comes next.
 */
export const isQuestion = (type: RequestType): boolean => QUESTION.test(type);

/** True at the next connect, which another token brings; false when none has come in time. */
export function nextConnect(onConnect: (listener: () => void) => () => void, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (isConnected: boolean) => {
      stopConnect();
      stopTimer();
      resolve(isConnected);
    };
    const stopConnect = onConnect(() => done(true));
    const stopTimer = clock.after(RENEW_MS, () => done(false));
  });
}
