import type { Clock } from './time';

/** Browsers keep a timer's delay in 32 bits; a longer one (a crypto invoice of 30 days) would fire at once. */
const LONGEST_DELAY = 2 ** 31 - 1;

/** The device's clock. Needs no injection, so that the first script can use it. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const end = Date.now() + ms;
    let timer: ReturnType<typeof setTimeout>;
    const arm = (delay: number): void => {
      timer = setTimeout(
        () => (delay > LONGEST_DELAY ? arm(end - Date.now()) : callback()),
        Math.min(delay, LONGEST_DELAY),
      );
    };
    arm(ms);
    return () => clearTimeout(timer);
  },
  every(ms, callback) {
    const timer = setInterval(callback, ms);
    return () => clearInterval(timer);
  },
};
