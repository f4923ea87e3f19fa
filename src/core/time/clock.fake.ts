import type { Clock } from './time';

interface Timer {
  at: number;
  every: number | undefined;
  callback: () => void;
}

/** A clock that stands still until a test advances it. */
export class ManualClock implements Clock {
  private readonly timers = new Set<Timer>();

  /** Milliseconds since the epoch. */
  constructor(private time = Date.UTC(2026, 0, 1)) {}

  now(): number {
    return this.time;
  }

  after(ms: number, callback: () => void): () => void {
    return this.add(ms, callback);
  }

  every(ms: number, callback: () => void): () => void {
    return this.add(ms, callback, Math.max(1, ms));
  }

  /** Number of active timers. 0 shows that a store has cleaned up. */
  get pending(): number {
    return this.timers.size;
  }

  /** Advances by `ms` and runs the timers that are due, in order of time, each at its own `now`. */
  advance(ms: number): void {
    const end = this.time + ms;
    while (this.runNextUntil(end));
    this.time = end;
  }

  /** Like `advance`, but after each timer also runs everything that waits only for promises. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    while (this.runNextUntil(end)) await settled();
    this.time = end;
    await settled();
  }

  private runNextUntil(end: number): boolean {
    const [timer] = [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    if (!timer) return false;
    this.time = Math.max(this.time, timer.at);
    if (timer.every === undefined) this.timers.delete(timer);
    else timer.at += timer.every;
    timer.callback();
    return true;
  }

  private add(ms: number, callback: () => void, every?: number): () => void {
    const timer: Timer = { at: this.time + ms, every, callback };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }
}

/** Resolves when everything that waits only for promises has run. Works in Node only. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
