import type { Clock } from './time';

interface Timer {
  at: number;
  every: number | undefined;
  callback: () => void;
}

/** A clock that stands still until it is told to go on. */
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

  /** Timers that still wait: 0 shows that a store has cleaned up. */
  get pending(): number {
    return this.timers.size;
  }

  /** Moves `ms` on and runs what is due, in order of time, each at its own `now`. */
  advance(ms: number): void {
    const end = this.time + ms;
    while (this.runNextUntil(end));
    this.time = end;
  }

  /** As `advance`, and lets what waits for promises alone run after each timer. */
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

/** Lets everything that waits for promises alone run. In Node. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
