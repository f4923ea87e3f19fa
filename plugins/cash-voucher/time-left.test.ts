import { expect, it } from 'vitest';
import { timeLeft } from './time-left';

const HOUR = 3600;

it.each([
  [0, undefined],
  [HOUR - 1, undefined],
  [HOUR, { unit: 'hours', count: 1 }],
  [24 * HOUR - 1, { unit: 'hours', count: 23 }],
  [24 * HOUR, { unit: 'days', count: 1 }],
  [72 * HOUR - 1, { unit: 'days', count: 2 }],
  [72 * HOUR, { unit: 'days', count: 3 }],
])('%i seconds', (seconds, left) => expect(timeLeft(seconds)).toEqual(left));
