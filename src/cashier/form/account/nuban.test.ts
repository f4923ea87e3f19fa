import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWrongCheckDigit, nubanCheckDigit } from './nuban';

describe('check digit', () => {
  it.each([
    // The example from the standard.
    ['011', '000001457', 9],
    ['058', '073908271', 4],
    // A remainder of ten is written 0.
    ['044', '000000000', 0],
    // The same bank as the first, written with six digits.
    ['000011', '000001457', 9],
  ])('of %s and %s is %i', (bank, serial, digit) => expect(nubanCheckDigit(bank, serial)).toBe(digit));

  it('of an institution counts the 9 before its code', () => {
    expect(nubanCheckDigit('50211', '000001457')).toBe(nubanCheckDigit('950211', '000001457'));
  });

  it.each([
    ['1', '000001457'],
    ['0110', '000001457'],
    ['01a', '000001457'],
    ['011', '00000145'],
    ['011', '00000145x'],
    ['', ''],
  ])('there is none of %j and %j', (bank, serial) => expect(nubanCheckDigit(bank, serial)).toBeUndefined());

  it('finds every single wrong digit', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    fc.assert(
      fc.property(digits(3), digits(9), fc.nat(9), fc.integer({ min: 1, max: 9 }), (bank, serial, at, by) => {
        const account = `${serial}${nubanCheckDigit(bank, serial)}`;
        const wrong = account.slice(0, at) + ((Number(account[at]) + by) % 10) + account.slice(at + 1);
        return !hasWrongCheckDigit(bank, account) && hasWrongCheckDigit(bank, wrong);
      }),
    );
  });
});

it('an account of a newer institution is never refused by its check digit', () => {
  expect(hasWrongCheckDigit('50211', '8021234567')).toBe(false);
  expect(hasWrongCheckDigit('999992', '8021234567')).toBe(false);
  expect(hasWrongCheckDigit('011', '0000014579')).toBe(false);
  expect(hasWrongCheckDigit('011', '0000014578')).toBe(true);
  expect(hasWrongCheckDigit('058', '0000014579')).toBe(true);
});
