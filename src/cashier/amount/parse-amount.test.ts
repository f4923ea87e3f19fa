import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInputText } from './amount-input-text';
import { CRYPTO_CODES, FIAT_CODES, decimalsOf } from './currencies';
import { filterAmountInput } from './filter-amount-input';
import { MAX_DIGITS, parseAmount } from './parse-amount';
import { wireAmount } from './wire-amount';

const currency = fc.constantFrom(...FIAT_CODES, ...CRYPTO_CODES);
/** A currency and an amount that it can express, as units of its last decimal. */
const money = currency.chain((code) =>
  fc.record({
    code: fc.constant(code),
    amount: fc
      .bigInt({ min: 0n, max: 10n ** BigInt(MAX_DIGITS) - 1n })
      .map((units) => new Big(units.toString()).div(new Big(10).pow(decimalsOf(code)))),
  }),
);
const read = (text: string, code = 'RUB') => {
  const parsed = parseAmount(text, code);
  return parsed.ok ? parsed.amount.toFixed() : parsed.problem;
};

describe('parseAmount', () => {
  it.each([
    ['1500', '1500'],
    ['1500,5', '1500.5'],
    ['1500.50', '1500.5'],
    ['1 500,50', '1500.5'],
    ['1\u00a0500', '1500'],
    ['1\u202f500', '1500'],
    ["1'500.5", '1500.5'],
    ['1’500', '1500'],
    ['  7  ', '7'],
    ['007', '7'],
    [',5', '0.5'],
    ['5,', '5'],
    ['1,000.50', '1000.5'],
    ['1.000,50', '1000.5'],
    ['1,234,567.89', '1234567.89'],
    ['1,23,456.7', '123456.7'],
    ['१५००', '1500'],
    ['౧౫', '15'],
    ['১৫', '15'],
    ['١٥٠٠', '1500'],
  ])('reads %j as %s', (text, amount) => expect(read(text)).toBe(amount));

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [',', 'separators'],
    ['1,5,5', 'separators'],
    ['1,000,000', 'separators'],
    ['1..5', 'separators'],
    ['1,00.50', 'separators'],
    ['1.50,000.1', 'separators'],
    ['1,000', 'decimals'],
    ['0,005', 'decimals'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['1e5', 'characters'],
    ['+5', 'characters'],
    ['12abc', 'characters'],
    ['NaN', 'characters'],
    ['Infinity', 'characters'],
    ['0x10', 'characters'],
    ['₹100', 'characters'],
    ['５', 'characters'],
    ['12345678901234,56', 'tooLong'],
    ['9'.repeat(400), 'tooLong'],
  ])('refuses %j: %s', (text, problem) => expect(read(text)).toBe(problem));

  it('takes as many decimals as the currency has', () => {
    expect(read('0,00000001', 'BTC')).toBe('0.00000001');
    expect(read('0,00000001', 'LTC')).toBe('decimals');
    expect(read('1,234', 'USDT')).toBe('decimals');
    expect(read('1,5', 'JPY')).toBe('1.5');
  });

  it('reads back what the input shows, in every currency', () => {
    fc.assert(
      fc.property(money, ({ code, amount }) => {
        const parsed = parseAmount(amountInputText(amount, code), code);
        expect(parsed.ok && parsed.amount.eq(amount)).toBe(true);
      }),
    );
  });

  it('never throws and never lets through more decimals than there are', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789., \u00a0'-eE") }));
    fc.assert(
      fc.property(typed, currency, (text, code) => {
        const parsed = parseAmount(text, code);
        if (!parsed.ok) return;
        expect(parsed.amount.gte(0)).toBe(true);
        expect(parsed.amount.eq(parsed.amount.round(decimalsOf(code)))).toBe(true);
      }),
    );
  });

  it('reaches the wire exactly', () => {
    fc.assert(
      fc.property(money, ({ code, amount }) => {
        const parsed = parseAmount(amountInputText(amount, code), code);
        if (!parsed.ok) throw new Error(parsed.problem);
        expect(new Big(JSON.stringify(wireAmount(parsed.amount))).eq(amount)).toBe(true);
      }),
    );
    expect(() => wireAmount(new Big('1234567890123456.789'))).toThrow(RangeError);
  });
});

describe('filterAmountInput', () => {
  it.each([
    ['12a', '12'],
    ['1.5', '1,5'],
    ['1,', '1,'],
    ['1,5,', '1,5'],
    ['1,,', '1,'],
    ['1,5,5', '1,5,5'],
    ['1 500', '1500'],
    ['1,000.50', '1000,50'],
    ['१५.', '15,'],
    ['1,005', '1,005'],
    ['abc', ''],
    ['1'.repeat(99), '1'.repeat(20)],
  ])('turns %j into %j', (text, kept) => expect(filterAmountInput(text)).toBe(kept));

  it('keeps allowed characters only, and what it kept stays', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,') })), (text) => {
        const kept = filterAmountInput(text);
        expect(kept).toMatch(/^[0-9,]*$/);
        expect(filterAmountInput(kept)).toBe(kept);
      }),
    );
  });

  it('never changes the amount of a text that can be read', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789., '), maxLength: 12 }), currency, (text, code) => {
        const before = parseAmount(text, code);
        const after = parseAmount(filterAmountInput(text), code);
        if (before.ok) expect(after.ok && after.amount.eq(before.amount)).toBe(true);
      }),
    );
  });
});
