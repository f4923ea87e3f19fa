type Unit = 'usualSeconds' | 'usualMinutes' | 'usualHours' | 'usualDays';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in the unit in which people would say it, rounded up so that the promise is kept. `seconds`: 0 or more. */
export function usualTime(seconds: number): { unit: Unit; count: number } {
  if (seconds < MINUTE) return { unit: 'usualSeconds', count: 1 };
  if (seconds <= 90 * MINUTE) return { unit: 'usualMinutes', count: Math.ceil(seconds / MINUTE) };
  if (seconds <= 36 * HOUR) return { unit: 'usualHours', count: Math.ceil(seconds / HOUR) };
  return { unit: 'usualDays', count: Math.ceil(seconds / DAY) };
}
