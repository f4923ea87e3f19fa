import type { RequestType } from '../../contract/realtime';
import { AppError } from '../errors/app-error';
import type { Session } from '../session/session';
import type { Clock } from '../time/time';

type OnConnect = (listener: () => void) => () => void;

/** For which a call that was refused for its token waits for another one, milliseconds; then the player is told. */
export const RENEW_MS = 5_000;

const CREATE = /:(?:deposit-create|deposit-prepare|deposit-create-p2p|withdrawal-create)$/;

/** Calls that make a payment: an attempt sends them again by itself, and knows when it must not (AttemptRun). */
export const isCreate = (type: RequestType): boolean => CREATE.test(type);

/**
 * Sends once more what was refused for its token, and so was not done, when another one comes in time. What one player
 * has asked for is never done with the token of another.
 */
export async function sendAgainWithNewToken<R>(
  send: () => Promise<R>,
  session: Pick<Session, 'userId'>,
  onConnect: OnConnect,
  clock: Clock,
): Promise<R> {
  const player = session.userId;
  try {
    return await send();
  } catch (thrown) {
    if (AppError.from(thrown).status !== 401 || !(await nextConnect(onConnect, clock))) throw thrown;
    if (player !== '' && player !== session.userId) throw thrown;
    return send();
  }
}

/** True at the next connect, which another token brings; false when none has come in time. */
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
