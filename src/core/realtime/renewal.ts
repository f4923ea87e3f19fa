import type { RequestType } from '../../contract/realtime';
import { AppError } from '../errors/app-error';
import type { Clock } from '../time/time';
import { nextTry } from './next-try';
import type { Realtime } from './realtime';

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
export async function sendAgainWithNewToken<R>(send: () => Promise<R>, realtime: Realtime, clock: Clock): Promise<R> {
  try {
    return await send();
  } catch (thrown) {
    if (AppError.from(thrown).status !== 401) throw thrown;
    // A connect happens with a new token.
    const isConnected = await new Promise((resolve) => void nextTry(realtime, clock, { ms: RENEW_MS }, resolve));
    if (!isConnected) throw thrown;
    return send();
  }
}
