import { isNoOutcome } from '../../contract/status';
import { AppError } from '../../core/errors/app-error';
import type { Realtime } from '../../core/realtime/realtime';
import type { Clock } from '../../core/time/time';
import { failureKind, unresolved } from '../attempt/create-call';

/** Milliseconds before a request that got no answer is sent again on an open channel. */
export const ASK_AGAIN_MS = 5_000;
/** Answers in a row that are no outcome, after which the state itself is asked for. */
const MOST_TROUBLES = 3;

export interface UntilAnswered<R> {
  /** Sends the request, with the same messageId each time, so that the gateway carries it out once. */
  send(): Promise<R>;
  /** Called when an answer was lost; the request is sent again, not before `nextTryAt` (ms since 1970) if the gateway has asked to wait. */
  onLost(nextTryAt: number | undefined): void;
  /** Whether the caller no longer waits for the answer. */
  isOver(): boolean;
}

/**
 * Sends a request until its answer is definite, since a lost reply says nothing about the outcome, and neither does a
 * refused repeat. Rejects with the refusal of the first sending, or as `unresolved`: then what it was about tells.
 */
export async function untilAnswered<R>(
  { send, onLost, isOver }: UntilAnswered<R>,
  realtime: Pick<Realtime, 'state' | 'onConnect'>,
  clock: Clock,
): Promise<R> {
  for (let isRepeat = false, troubles = 0; ; isRepeat = true) {
    try {
      return await send();
    } catch (thrown) {
      const error = AppError.from(thrown);
      const kind = failureKind(error, isRepeat);
      if (kind === 'notSent' || kind === 'refused' || isOver()) throw error;
      const { retryAfterMs } = error;
      onLost(retryAfterMs === undefined ? undefined : clock.now() + retryAfterMs);
      if (kind === 'leaveOpen' || (isNoOutcome(error.status) && ++troubles >= MOST_TROUBLES)) throw unresolved(error);
      await nextChance(realtime, clock, retryAfterMs);
      if (isOver()) throw error;
    }
  }
}

/** At the next connect or after a pause; not before the time that the gateway has asked to wait. */
function nextChance(
  realtime: Pick<Realtime, 'state' | 'onConnect'>,
  clock: Clock,
  toldMs: number | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    if (toldMs !== undefined) return void clock.after(toldMs, resolve);
    const done = () => {
      stopConnect();
      stopTimer?.();
      resolve();
    };
    const stopConnect = realtime.onConnect(done);
    const stopTimer = realtime.state === 'open' ? clock.after(ASK_AGAIN_MS, done) : undefined;
  });
}
