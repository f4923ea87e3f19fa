import type { Clock } from '../time/time';
import type { Realtime } from './realtime';

/** Milliseconds before a request that got no answer is sent again on an open channel. */
export const ASK_AGAIN_MS = 5_000;

type Line = Pick<Realtime, 'state' | 'onConnect'>;
/** Milliseconds. `ms`: in place of the pause on an open channel. `toldMs`: asked for by the gateway, so a connect does not cut it short. */
type Pause = { ms?: number | undefined; toldMs?: number | undefined };

/**
 * Calls back once, when a request without an answer may be sent again: with true at the next connect, with false after
 * the pause. Returns the function that cancels it. A page that wakes up with its line gone connects, which is a try.
 */
export function nextTry(
  realtime: Line,
  clock: Clock,
  { toldMs, ms = realtime.state === 'open' ? ASK_AGAIN_MS : undefined }: Pause,
  callback: (isConnected: boolean) => void,
): () => void {
  const done = (isConnected: boolean) => {
    stop();
    callback(isConnected);
  };
  const stopConnect = toldMs === undefined ? realtime.onConnect(() => done(true)) : undefined;
  const left = toldMs ?? ms;
  const stopTimer = left === undefined ? undefined : clock.after(left, () => done(false));
  const stop = () => {
    stopConnect?.();
    stopTimer?.();
  };
  return stop;
}
