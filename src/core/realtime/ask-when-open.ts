import { when } from 'mobx';
import { AppError } from '../errors/app-error';
import type { Realtime } from './realtime';

interface AskOptions {
  signal: AbortSignal;
  /** False where an answer that did not come in time ends the asking, as a refusal does. */
  retriesTimeout?: boolean;
}

/** Resolves once the channel is open: a call on a closed one would be an error that the host is told of. Rejects when aborted. */
export function untilOpen(realtime: Pick<Realtime, 'state'>, options: { signal?: AbortSignal } = {}): Promise<void> {
  return when(() => realtime.state === 'open', options);
}

/**
 * Asks once the channel is open, and again when the answer was lost. Only for what may be asked any number of times: a
 * create has a key and a run of its own (AttemptRun). Rejects with any other error, and when it is aborted before an
 * answer; one that comes after that is still given.
 */
export async function askWhenOpen<R>(
  realtime: Pick<Realtime, 'state'>,
  ask: () => Promise<R>,
  { signal, retriesTimeout = true }: AskOptions,
): Promise<R> {
  for (;;) {
    await untilOpen(realtime, { signal });
    try {
      return await ask();
    } catch (thrown) {
      signal.throwIfAborted();
      const { code } = AppError.from(thrown);
      if (code !== 'socket.networkError' && !(retriesTimeout && code === 'socket.timeout')) throw thrown;
    }
  }
}
