import { expect, it } from 'vitest';
import { isSameWish } from './attempt-record';

const money = { flow: 'deposit', methodName: 'visa', amount: 500, currency: 'INR' } as const;

it.each([
  ['the same digest', 'a', 'a', true],
  ['another digest', 'a', 'b', false],
  ['no digest, as the gateway’s list names it', undefined, undefined, false],
])('two payments that look alike are one wish with %s: %s, %s', (_what, one, other, isSame) => {
  expect(isSameWish({ ...money, digest: one }, { ...money, digest: other })).toBe(isSame);
});
