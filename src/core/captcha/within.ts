import type { Clock } from '../time/time';

/** The promise, or a rejection with `late()` when it has not settled after `ms` milliseconds. */
export function within<T>(promise: Promise<T>, ms: number, clock: Clock, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, () => reject(late()));
    promise.then(resolve, reject).finally(stop);
  });
}
