import type { RequestType } from '../../contract/realtime';
import { AppError } from '../errors/app-error';
import type { Clock } from '../time/time';

type OnConnect = (listener: () => void) => () => void;

/**
 * Milliseconds for which a call that was refused for its token waits for a new one, before the player sees the error.
 */
export const RENEW_MS = 5_000;

const CREATE = /:(?:deposit-create|deposit-prepare|deposit-create-p2p|withdrawal-create)$/;

/**
 * Calls that create a payment. They are not sent again here: the attempt itself retries them, and knows when it must
 * not (AttemptRun).
 */
export const isCreate = (type: RequestType): boolean => CREATE.test(type);

/**
 * Sends a call, and sends it once more if it was refused for its token (so was not carried out) and a new token comes
 * in time.
 */
export async function sendAgainWithNewToken<R>(send: () => Promise<R>, onConnect: OnConnect, clock: Clock): Promise<R> {
  try {
    return await send();
  } catch (thrown) {
    if (AppError.from(thrown).status !== 401 || !(await nextConnect(onConnect, clock))) throw thrown;
    return send();
  }
}

/** Resolves with true at the next connect, which happens with a new token, and with false after `RENEW_MS`. */
function nextConnect(onConnect: OnConnect, clock: Clock): Promise<boolean> {
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
