import type { Realtime } from '@/core/realtime/realtime';

/** Runs at once on an open channel, else at the next connect; once. Returns the way to cancel. */
export function whenConnected(realtime: Pick<Realtime, 'state' | 'onConnect'>, run: () => void): () => void {
  if (realtime.state === 'open') {
    run();
    return () => {};
  }
  const stop = realtime.onConnect(() => {
    stop();
    run();
  });
  return stop;
}
