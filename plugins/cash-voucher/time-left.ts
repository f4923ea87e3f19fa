/** Whole units that are left, the largest first. */
export interface TimePart {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days and hours, then hours and minutes, rounded down so that nobody comes too late. Empty in the last hour. Pure. */
export function timeLeft(seconds: number): TimePart[] {
  if (seconds < HOUR) return [];
  const days: TimePart = { unit: 'days', count: Math.floor(seconds / DAY) };
  const hours: TimePart = { unit: 'hours', count: Math.floor((seconds % DAY) / HOUR) };
  const minutes: TimePart = { unit: 'minutes', count: Math.floor((seconds % HOUR) / MINUTE) };
  return (days.count > 0 ? [days, hours] : [hours, minutes]).filter(({ count }) => count > 0);
}
