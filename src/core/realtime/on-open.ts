import type { Realtime } from './realtime';

type Line = Pick<Realtime, 'state' | 'onConnect'>;

/**
 * Calls `run` now, if the channel is open, and at each connect; `once`: only at the first of these moments. Returns the
 * function that stops it.
 */
export function onOpen(realtime: Line, run: () => void, { once = false } = {}): () => void {
  const isOpen = realtime.state === 'open';
  if (isOpen) run();
  if (isOpen && once) return () => {};
  const stop = realtime.onConnect(() => {
    if (once) stop();
    run();
  });
  return stop;
}
