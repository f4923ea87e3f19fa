import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNoOutcome, isSuccessStatus } from './status';

it.each([
  [0, true],
  [99, true],
  [100, false],
  [199, false],
  [200, true],
  [299, true],
  [300, false],
  [401, false],
  [599, false],
  [600, false],
  [601, true],
])('%i: success is %s', (status, isSuccess) => expect(isSuccessStatus(status)).toBe(isSuccess));

it('is no success for what is no number', () => expect(isSuccessStatus(Number.NaN)).toBe(false));

it('knows no other success', () => {
  fc.assert(
    fc.property(fc.integer(), (status) => {
      const isRejected = (status >= 100 && status <= 199) || (status >= 300 && status <= 600);
      expect(isSuccessStatus(status)).toBe(!isRejected);
    }),
  );
});

it.each([408, 409, 423, 425, 429, 500, 502, 503, 504, 599, 600])('%i is no outcome', (status) =>
  expect(isNoOutcome(status)).toBe(true),
);
it.each([0, 200, 302, 400, 401, 403, 404, 410, 422, 424, 426, 601])('%i is one', (status) =>
  expect(isNoOutcome(status)).toBe(false),
);
