import { expect, it } from 'vitest';
import { rateAt } from './rate-at';

const noon = Date.parse('2030-05-05T12:00:00Z');

it.each([
  [{ rate: 60_000 }, { rate: 60_000 }],
  [{ rate: 60_000, rateExpiresAt: null }, { rate: 60_000 }],
  [
    { rate: 60_000, rateExpiresAt: '2030-05-05T12:00:01Z' },
    { rate: 60_000, until: '2030-05-05T12:00:01Z' },
  ],
  [{ rate: 60_000, rateExpiresAt: '2030-05-05T12:00:00Z' }, undefined],
  [{ rate: 0 }, undefined],
  [{ rateExpiresAt: '2030-05-05T13:00:00Z' }, undefined],
  [undefined, undefined],
])('of %j what holds at noon is %j', (progress, holds) => {
  expect(rateAt(progress, noon)).toEqual(holds);
});
