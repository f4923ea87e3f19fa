import { browserClock } from '@/core/time/browser-clock';
import { manualClock } from '@/core/time/clock.fake';
import type { Clock } from '@/core/time/time';

/** The device's clock, which can be set forward: what would happen until then happens at once. */
export interface PlayClock extends Clock {
  skip(ms: number): void;
  stop(): void;
}

const TICK_MS = 50;

export function playClock(): PlayClock {
  const { advance, now, after, every } = manualClock(browserClock.now());
  let last = browserClock.now();
  const stop = browserClock.every(TICK_MS, () => {
    const read = browserClock.now();
    // Set back, it stands still.
    advance(Math.max(0, read - last));
    last = read;
  });
  return { now, after, every, skip: advance, stop };
}
