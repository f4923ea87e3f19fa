import type { Clock } from '../../core/time/time';

interface Timer {
  at: number;
  callback: () => void;
}

/** A clock that moves only when a test says so. */
export class ManualClock implements Clock {
  private time = Date.UTC(2026, 0, 1);
  private readonly timers = new Set<Timer>();

  now(): number {
    return this.time;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.time + ms, callback };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  every(ms: number, callback: () => void): () => void {
    let cancel = () => {};
    const arm = () => {
      cancel = this.after(ms, () => {
        arm();
        callback();
      });
    };
    arm();
    return () => cancel();
  }

  /** Moves on and lets promises settle after each timer. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const due = [...this.timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers.delete(due);
      this.time = Math.max(this.time, due.at);
      due.callback();
      await settled();
    }
    this.time = end;
    await settled();
  }

  get pending(): number {
    return this.timers.size;
  }
}

/** Lets everything that waits for promises alone run. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
