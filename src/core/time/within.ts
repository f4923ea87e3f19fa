import type { Clock } from './time';

/** Settles as the promise does, or rejects with `late()` if that takes longer than `ms` milliseconds. */
export function within<T>(promise: Promise<T>, ms: number, clock: Clock, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, () => reject(late()));
    promise.then(resolve, reject).finally(stop);
  });
}

/**
 * Resolves with undefined if the promise takes longer than `ms` milliseconds: for values that are nice to have. Rejects
 * as the promise does.
 */
export function settledWithin<T>(promise: Promise<T>, ms: number, clock: Clock): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, () => resolve(undefined));
    promise.then(resolve, reject).finally(stop);
  });
}
