import { expect, it } from 'vitest';
import { timeLeft } from './time-left';

const HOUR = 3600;

it.each([
  [0, ''],
  [HOUR - 1, ''],
  [HOUR, '1 hours'],
  [5 * HOUR - 1, '4 hours 59 minutes'],
  [24 * HOUR - 1, '23 hours 59 minutes'],
  [24 * HOUR, '1 days'],
  [25 * HOUR - 1, '1 days'],
  [72 * HOUR - 1, '2 days 23 hours'],
  [72 * HOUR, '3 days'],
])('%i seconds: %s', (seconds, left) => {
  const parts = timeLeft(seconds).map(({ unit, count }) => `${count} ${unit}`);
  expect(parts.join(' ')).toBe(left);
});
