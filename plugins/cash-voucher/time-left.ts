/** Whole units that are left, the largest that there is one of: under an hour the seconds are counted. Pure. */
export type TimeLeft = { unit: 'days' | 'hours'; count: number };

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Rounded down, so that nobody comes too late. Undefined in the last hour. */
export function timeLeft(seconds: number): TimeLeft | undefined {
  if (seconds >= DAY) return { unit: 'days', count: Math.floor(seconds / DAY) };
  return seconds >= HOUR ? { unit: 'hours', count: Math.floor(seconds / HOUR) } : undefined;
}
