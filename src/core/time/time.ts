import type { InjectionToken } from 'tsyringe';

/** Time and randomness, injected so that tests control them. */
export interface Clock {
  /** Milliseconds since the epoch, by the device's clock. */
  now(): number;
  /** Calls back after `ms` milliseconds; returns the function that cancels. */
  after(ms: number, callback: () => void): () => void;
  every(ms: number, callback: () => void): () => void;
}
export const Clock: InjectionToken<Clock> = Symbol('Clock');

export interface Random {
  /** Random integer from 0 to below-1. */
  integer(below: number): number;
  /** UUID of RFC 9562 version 4. */
  uuid(): string;
}
export const Random: InjectionToken<Random> = Symbol('Random');
