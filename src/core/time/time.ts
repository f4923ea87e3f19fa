import type { InjectionToken } from 'tsyringe';

/** Time and chance, injected so that tests own them. */
export interface Clock {
  /** Milliseconds since the epoch, by the device. */
  now(): number;
  /** Calls back after `ms`; returns the way to cancel. */
  after(ms: number, callback: () => void): () => void;
  every(ms: number, callback: () => void): () => void;
}
export const Clock: InjectionToken<Clock> = Symbol('Clock');

export interface Random {
  /** Integer in 0 … below-1. */
  integer(below: number): number;
  /** RFC 9562 version 4. */
  uuid(): string;
}
export const Random: InjectionToken<Random> = Symbol('Random');
