import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSuccessStatus } from './status';

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
