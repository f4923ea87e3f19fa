import type { RequestType } from '../../contract/realtime';
import type { Clock } from '../time/time';

/** For which a call that was refused for its token waits for another one, milliseconds; then the player is told. */
export const RENEW_MS = 5_000;

const CREATE = /:(?:deposit-create|deposit-prepare|deposit-create-p2p|withdrawal-create)$/;

/** Calls that make a payment: an attempt sends them again by itself, and knows when it must not (AttemptRun). */
export const isCreate = (type: RequestType): boolean => CREATE.test(type);

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
