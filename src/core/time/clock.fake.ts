import type { Clock } from './time';

interface Timer {
  at: number;
  every: number | undefined;
  callback: () => void;
}

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends Clock {
  /** Moves `ms` on and runs what is due, in order of time, each at its own `now`. */
  advance(ms: number): void;
  /** Timers that still wait: 0 shows that a store has cleaned up. */
  readonly pending: number;
}

export function manualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let now = start;
  const timers = new Set<Timer>();
  const add = (ms: number, callback: () => void, every?: number): (() => void) => {
    const timer: Timer = { at: now + ms, every, callback };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const nextUntil = (end: number): Timer | undefined =>
    [...timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];

  return {
    now: () => now,
    after: (ms, callback) => add(ms, callback),
    every: (ms, callback) => add(ms, callback, Math.max(1, ms)),
    advance(ms) {
      const end = now + ms;
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        now = Math.max(now, timer.at);
        if (timer.every === undefined) timers.delete(timer);
        else timer.at += timer.every;
        timer.callback();
      }
      now = end;
    },
    get pending() {
      return timers.size;
    },
  };
}
