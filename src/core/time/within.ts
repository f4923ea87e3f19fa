import type { Clock } from './time';

/** The promise, or a rejection with `late()` when it has not settled after `ms` milliseconds. */
export function within<T>(promise: Promise<T>, ms: number, clock: Clock, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, () => reject(late()));
    promise.then(resolve, reject).finally(stop);
  });
}

/** What the promise gives, or undefined after `ms` milliseconds: what it is asked for is a convenience. Rejects as it does. */
export function settledWithin<T>(promise: Promise<T>, ms: number, clock: Clock): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, () => resolve(undefined));
    promise.then(resolve, reject).finally(stop);
  });
}
