/** A number of whole units of the time that is left. */
export interface TimePart {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Time left as days and hours, below a day as hours and minutes; rounded down, so that no player comes too late. Empty
 * below an hour. Pure.
 */
export function timeLeft(seconds: number): TimePart[] {
  if (seconds < HOUR) return [];
  const days: TimePart = { unit: 'days', count: Math.floor(seconds / DAY) };
  const hours: TimePart = { unit: 'hours', count: Math.floor((seconds % DAY) / HOUR) };
  const minutes: TimePart = { unit: 'minutes', count: Math.floor((seconds % HOUR) / MINUTE) };
  return (days.count > 0 ? [days, hours] : [hours, minutes]).filter(({ count }) => count > 0);
}
