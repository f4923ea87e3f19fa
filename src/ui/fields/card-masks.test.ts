import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrand } from './card-brand';
import { EXPIRY_MASK, PAN_MASK, formatPan, normalizeExpiry, panDigits } from './card-masks';

const digits = fc.stringMatching(/^\d{0,19}$/);

describe('card number', () => {
  it('stands in blocks of four and comes back as it was', () => {
    fc.assert(
      fc.property(digits, (pan) => {
        expect(formatPan(pan)).toMatch(/^(\d{4} )*\d{0,4}$/);
        expect(panDigits(formatPan(pan))).toBe(pan);
      }),
    );
  });

  it('looks in the field as the mask makes it, so that nothing jumps between the two', () => {
    fc.assert(
      fc.property(digits, (pan) => {
        expect(maskitoTransform(pan, PAN_MASK)).toBe(formatPan(pan));
      }),
    );
  });

  it('takes pasted separators and no more than 19 digits', () => {
    expect(panDigits('4242-4242 4242.4242')).toBe('4242424242424242');
    expect(panDigits('1'.repeat(30))).toHaveLength(19);
  });
});

describe('expiry', () => {
  it.each([
    ['1/29', '01/29'],
    ['01/2029', '01/29'],
    ['01 / 29', '01/29'],
    ['012029', '01/29'],
    ['8', '08'],
    ['1', '1'],
    ['12/31', '12/31'],
    ['', ''],
  ])('%j is %j', (typed, shown) => {
    expect(normalizeExpiry(typed)).toBe(shown);
    expect(maskitoTransform(typed, EXPIRY_MASK)).toBe(shown);
  });

  it('takes digits without the slash, and no month above 19', () => {
    expect(maskitoTransform('1229', EXPIRY_MASK)).toBe('12/29');
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(maskitoTransform(typed, EXPIRY_MASK)).toMatch(/^([01](\d(\/\d{0,2})?)?)?$/);
      }),
    );
  });
});

describe('brand', () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2720990000000007', 'mastercard'],
    ['378282246310005', 'amex'],
    ['2200000000000004', 'mir'],
    ['8600123412341234', 'uzcard'],
    ['9860123412341234', 'humo'],
    ['6521111111111117', 'rupay'],
    ['6212345678901232', 'unionpay'],
    ['', undefined],
    ['1', undefined],
  ])('%s is %s', (pan, brand) => {
    expect(cardBrand(pan)).toBe(brand);
  });
});
