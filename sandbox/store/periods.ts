/**
 * Days, weeks and months of a limit, in UTC; weeks start on Monday (ISO 8601). Times are milliseconds since the epoch.
 */
import type { LimitPeriod } from '../../src/contract/standing';

const DAY_MS = 86_400_000;

export function periodStart(period: LimitPeriod, now: number): number {
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (period === 'month') return Date.UTC(year, month, 1);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return Date.UTC(year, month, day) - (period === 'week' ? sinceMonday * DAY_MS : 0);
}

export function nextPeriod(period: LimitPeriod, now: number): number {
  const start = periodStart(period, now);
  if (period !== 'month') return start + (period === 'week' ? 7 : 1) * DAY_MS;
  const date = new Date(start);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
