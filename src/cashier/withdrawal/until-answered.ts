import { AppError } from '../../core/errors/app-error';
import type { Realtime } from '../../core/realtime/realtime';
import type { Clock } from '../../core/time/time';

/** Milliseconds before a request that got no answer is sent again on an open channel. */
export const ASK_AGAIN_MS = 5_000;

export interface UntilAnswered<R> {
  /** Sends the request, with the same messageId each time, so that the gateway carries it out once. */
  send(): Promise<R>;
  /** Called when an answer was lost; the request is sent again. */
  onLost(): void;
  /** Whether the caller no longer waits for the answer. */
  isOver(): boolean;
}

/** Sends a request until its answer is definite, since a lost reply says nothing about the outcome. Rejects with the error. */
export async function untilAnswered<R>(
  { send, onLost, isOver }: UntilAnswered<R>,
  realtime: Pick<Realtime, 'state' | 'onConnect'>,
  clock: Clock,
): Promise<R> {
  for (let isLost = false; ; isLost = true) {
    try {
      return await send();
    } catch (thrown) {
      const error = AppError.from(thrown);
      // "Not sent" is definite only if no earlier try was sent.
      const isOpen = error.outcomeUnknown || (isLost && error.code === 'socket.networkError');
      if (!isOpen || isOver()) throw error;
      onLost();
      await nextChance(realtime, clock);
      if (isOver()) throw error;
    }
  }
}

function nextChance(realtime: Pick<Realtime, 'state' | 'onConnect'>, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stopConnect();
      stopTimer?.();
      resolve();
    };
    const stopConnect = realtime.onConnect(done);
    const stopTimer = realtime.state === 'open' ? clock.after(ASK_AGAIN_MS, done) : undefined;
  });
}
