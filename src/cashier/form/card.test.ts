import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrand } from './card-brand';
import { formatPan } from './format-pan';
import { passesLuhn } from './luhn';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 18 });

describe('passesLuhn', () => {
  it.each(['4242424242424242', '5555555555554444', '378282246310005'])('passes %s', (pan) =>
    expect(passesLuhn(pan)).toBe(true),
  );
  it.each(['4242424242424241', '', '4242 4242 4242 4242', '४२'])('fails %j', (pan) =>
    expect(passesLuhn(pan)).toBe(false),
  );

  it('lets exactly one check digit pass', () => {
    fc.assert(
      fc.property(digits, (head) => {
        expect([...'0123456789'].filter((digit) => passesLuhn(head + digit))).toHaveLength(1);
      }),
    );
  });

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (head, place, shift) => {
        const pan = head + [...'0123456789'].find((digit) => passesLuhn(head + digit))!;
        const at = place % pan.length;
        const wrong = pan.slice(0, at) + String((Number(pan[at]) + shift) % 10) + pan.slice(at + 1);
        expect(passesLuhn(wrong)).toBe(false);
      }),
    );
  });
});

describe('cardBrand', () => {
  it.each([
    ['4242 42', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2720990000000007', 'mastercard'],
    ['6212345678901232', 'unionpay'],
    ['3782', 'american-express'],
    ['2200', 'mir'],
    ['8600', 'uzcard'],
    ['5614 68', 'uzcard'],
    ['9860', 'humo'],
    ['6521 50', 'rupay'],
    ['508500', 'rupay'],
    ['607000', 'rupay'],
    ['608100', 'rupay'],
    ['817200', 'rupay'],
    ['6011', 'discover'],
    ['86', undefined],
    ['', undefined],
    ['abc', undefined],
  ])('takes %j for %s', (pan, brand) => expect(cardBrand(pan)?.id).toBe(brand));
});

describe('formatPan', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['8600 12', '8600 12'],
    ['4242424242424242424', '4242 4242 4242 4242 424'],
    ['', ''],
  ])('shows %s as %s', (pan, text) => expect(formatPan(pan, cardBrand(pan)?.gaps)).toBe(text));

  it('loses and adds no digit', () => {
    fc.assert(
      fc.property(digits, (pan) => {
        expect(formatPan(pan, cardBrand(pan)?.gaps).replaceAll(' ', '')).toBe(pan);
      }),
    );
  });
});
