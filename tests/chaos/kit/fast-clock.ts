import type { Clock } from '../../../src/core/time/time';

/** A device's clock that runs `speed` times as fast, so that timeouts of half a minute end soon. It may be wrong by hours. */
export function fastClock(speed: number, wrongByMs = 0): Clock {
  const start = Date.now();
  return {
    now: () => start + wrongByMs + (Date.now() - start) * speed,
    after(ms, callback) {
      const timer = setTimeout(callback, ms / speed);
      return () => clearTimeout(timer);
    },
    every(ms, callback) {
      const timer = setInterval(callback, ms / speed);
      return () => clearInterval(timer);
    },
  };
}
