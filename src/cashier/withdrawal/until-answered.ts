import { isNoOutcome } from '../../contract/status';
import { AppError } from '../../core/errors/app-error';
import { nextTry } from '../../core/realtime/next-try';
import type { Realtime } from '../../core/realtime/realtime';
import type { Clock } from '../../core/time/time';
import { failureKind, unresolved } from '../attempt/create-call';

/** Answers in a row that are no outcome, after which the state itself is asked for. */
const MOST_TROUBLES = 3;

/** A request that another press may send again: under the same key, so that the gateway carries it out once. */
export interface Asked {
  readonly key: string;
  /** Whether it may have been carried out already: a refusal then says nothing. */
  isRepeat: boolean;
}

export interface UntilAnswered<R> {
  asked: Asked;
  /** Sends the request under the key that is given. */
  send(messageId: string): Promise<R>;
  /** Called when an answer was lost; the request is sent again, not before `nextTryAt` (ms since 1970) if the gateway has asked to wait. */
  onLost(nextTryAt: number | undefined): void;
}

/**
 * Sends a request until its answer is definite, since a lost reply says nothing about the outcome, and neither does a
 * refused repeat. Rejects with the refusal of the first sending, or as `unresolved`: then what it was about tells.
 */
export async function untilAnswered<R>(
  { asked, send, onLost }: UntilAnswered<R>,
  realtime: Pick<Realtime, 'state' | 'onConnect'>,
  clock: Clock,
): Promise<R> {
  let troubles = 0;
  for (;;) {
    try {
      return await send(asked.key);
    } catch (thrown) {
      const error = AppError.from(thrown);
      const kind = failureKind(error, asked.isRepeat);
      if (kind === 'notSent' || kind === 'refused') throw error;
      asked.isRepeat = true;
      const { retryAfterMs } = error;
      onLost(retryAfterMs === undefined ? undefined : clock.now() + retryAfterMs);
      if (kind === 'leaveOpen' || (isNoOutcome(error.status) && ++troubles >= MOST_TROUBLES)) throw unresolved(error);
      await new Promise((resolve) => void nextTry(realtime, clock, { toldMs: retryAfterMs }, resolve));
    }
  }
}
