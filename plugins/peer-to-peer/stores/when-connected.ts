import type { Realtime } from '@/core/realtime/realtime';

/** Calls `run` once: now if the channel is open, otherwise at the next connect. Returns a function that cancels it. */
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
