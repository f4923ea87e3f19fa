import { browserClock } from '@/core/time/browser-clock';
import type { Clock } from '@/core/time/time';

/** A device's clock that can be advanced: timers that become due run at once, in order. */
export interface PlayClock extends Clock {
  skip(ms: number): void;
  stop(): void;
}

interface Timer {
  dueAt: number;
  callback: () => void;
  disarm: () => void;
}

export function playClock(): PlayClock {
  let ahead = 0;
  const timers = new Set<Timer>();
  const now = () => browserClock.now() + ahead;

  const run = (timer: Timer) => {
    timer.disarm();
    if (timers.delete(timer)) timer.callback();
  };
  const arm = (timer: Timer) => {
    timer.disarm();
    timer.disarm = browserClock.after(Math.max(0, timer.dueAt - now()), () => run(timer));
  };
  const after: Clock['after'] = (ms, callback) => {
    const timer: Timer = { dueAt: now() + ms, callback, disarm: () => {} };
    timers.add(timer);
    arm(timer);
    return () => {
      timer.disarm();
      timers.delete(timer);
    };
  };
  const every: Clock['every'] = (ms, callback) => {
    let cancel = () => {};
    const next = () => {
      cancel = after(ms, () => {
        next();
        callback();
      });
    };
    next();
    return () => cancel();
  };

  return {
    now,
    after,
    every,
    skip(ms) {
      ahead += ms;
      // Each due timer runs only once: an interval would have nothing new to do for the skipped time.
      const due = [...timers].filter(({ dueAt }) => dueAt <= now()).sort((a, b) => a.dueAt - b.dueAt);
      due.forEach(run);
      timers.forEach(arm);
    },
    stop: () => timers.forEach(({ disarm }) => disarm()),
  };
}
