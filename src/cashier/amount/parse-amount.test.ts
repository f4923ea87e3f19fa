import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInputText } from './amount-input-text';
import { CRYPTO_CODES, FIAT_CODES, decimalsOf } from './currencies';
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
    ['１，５００．２５', '1500.25'],
    ['1,000,000', '1000000'],
    ['1.000.000', '1000000'],
    ['12,34,567', '1234567'],
    ['١٠٫٥٠', '10.5'],
    ['١٬٢٣٤٫٥٠', '1234.5'],
    ['١٠،٥', '10.5'],
    ['۱٬۲۳۴', '1234'],
    ['१२.५', '12.5'],
    ['𞥑𞥒.𞥕', '12.5'],
    ['1 234 567,5', '1234567.5'],
    ['1\u2009500,00', '1500'],
    ["1'234'567.50", '1234567.5'],
    ['\u200e1500\u200f', '1500'],
    ['5\u200b00', '500'],
    ['100.500000', '100.5'],
    ['1500\n', '1500'],
    ['500,', '500'],
    [`${'0'.repeat(20)}5`, '5'],
  ])('reads %j as %s', (text, amount) => expect(read(text)).toBe(amount));

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [',', 'separators'],
    ['٫', 'separators'],
    ['.,', 'separators'],
    ['x,', 'characters'],
    [',x', 'characters'],
    ['1,5,5', 'separators'],
    ['1.2.3', 'separators'],
    ['1,000,00', 'separators'],
    ['1..5', 'separators'],
    ['1,00.50', 'separators'],
    ['1.50,000.1', 'separators'],
    ['1.234,', 'separators'],
    ['1,234 567', 'separators'],
    ['1‚5‚5', 'separators'],
    ['10 20', 'separators'],
    ['1  500', 'separators'],
    ['0 500', 'separators'],
    ["5'6", 'separators'],
    ['1.23.456', 'separators'],
    ['25.11.2026', 'separators'],
    ['1,000', 'decimals'],
    ['1.000', 'decimals'],
    ['1‚500', 'decimals'],
    ['0,005', 'decimals'],
    ['١٫٢٣٤', 'decimals'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['5-', 'negative'],
    ['(50)', 'negative'],
    ['-₽50', 'negative'],
    ['₽ -50', 'negative'],
    ['(50 ₽)', 'negative'],
    ['\u200e-50', 'negative'],
    ['1e5', 'characters'],
    ['1e-8', 'characters'],
    ['+5', 'characters'],
    ['12abc', 'characters'],
    ['NaN', 'characters'],
    ['Infinity', 'characters'],
    ['0x10', 'characters'],
    ['10x', 'characters'],
    ['~100', 'characters'],
    ['50%', 'characters'],
    ['500-600', 'characters'],
    ['100–200', 'characters'],
    ['100/200', 'characters'],
    ['۱۰/۵۰', 'characters'],
    ['100\n200', 'characters'],
    ['100\t200', 'characters'],
    ['\u202e05', 'characters'],
    ['5²', 'characters'],
    ['1½', 'characters'],
    ['5️⃣0️⃣', 'characters'],
    ['5·50', 'characters'],
    ['1_000', 'characters'],
    ['五百', 'characters'],
    ['50,-', 'characters'],
    ['10 ₽ 20', 'characters'],
    ['₽.50', 'characters'],
    ['5k', 'characters'],
    ['5 M', 'characters'],
    ['5 тыс.', 'characters'],
    ['1,2 млн ₽', 'characters'],
    ['₹100', 'otherCurrency'],
    ['$50', 'otherCurrency'],
    ['50 EUR', 'otherCurrency'],
    ['50 ₽ / €', 'otherCurrency'],
    ['12345678901234,56', 'tooLong'],
    ['9'.repeat(400), 'tooLong'],
  ])('refuses %j: %s', (text, problem) => expect(read(text)).toBe(problem));

  it.each([
    ['Rs.50', 'INR', '50'],
    ['RS. 1,23,456.50', 'INR', '123456.5'],
    ['₹1,23,456.50', 'INR', '123456.5'],
    ['€ 1.234,50', 'EUR', '1234.5'],
    ['€1,234.50', 'EUR', '1234.5'],
    ['10 euros', 'EUR', '10'],
    ['R$ 1.234,50', 'BRL', '1234.5'],
    ['US$ 5', 'USD', '5'],
    ['$50 USD', 'USD', '50'],
    ['5\u00a0000\u00a0₽', 'RUB', '5000'],
    ['100 руб.', 'RUB', '100'],
    ['KM 10', 'BAM', '10'],
    ['50 usd', 'USD', '50'],
    ['1.234,00 kr.', 'DKK', '1234'],
    ['S/.50', 'PEN', '50'],
    ['10 000 F\u202fCFA', 'XOF', '10000'],
    ['CHF 1’234.50', 'CHF', '1234.5'],
    ['￥5000', 'JPY', '5000'],
    ['K 50', 'MMK', '50'],
    ['5 K', 'MMK', 'characters'],
    ['5K.', 'MMK', 'characters'],
    // Catalan shortens ten thousand million to `10 kM`; `10 km` is ten convertible marks.
    ['10 kM', 'BAM', 'characters'],
    ['10 km', 'BAM', '10'],
    // Urdu in Arabic digits writes a thousand with three decimals this way, and Kashmiri writes a million.
    ['١,٠٠٠،٠٠٠ AED', 'AED', '1000'],
    ['1،000،000', 'AED', '1000000'],
    ['1,000،000،000', 'AED', 'separators'],
    ['0.5 BTC', 'BTC', '0.5'],
    ['₮12.340000', 'USDT', '12.34'],
    ['$50', 'EUR', 'otherCurrency'],
    ['US$ 5', 'MXN', 'otherCurrency'],
    ['$ 5', 'MXN', '5'],
    ['kr 50', 'EUR', 'otherCurrency'],
    ['$.50', 'USD', 'characters'],
    ['USD.50', 'USD', 'characters'],
    ['-$50', 'USD', 'negative'],
    ['($50)', 'USD', 'negative'],
  ])('reads %j in %s as %s', (text, code, amount) => expect(read(text, code)).toBe(amount));

  it('takes as many decimals as the currency has', () => {
    expect(read('0,00000001', 'BTC')).toBe('0.00000001');
    expect(read('0,00000001', 'LTC')).toBe('decimals');
    expect(read('1,2345', 'USDT')).toBe('decimals');
    expect(read('0,125', 'BTC')).toBe('0.125');
    expect(read('1,234', 'BTC')).toBe('eitherWay');
    // The Arabic sign for decimals never groups.
    expect(read('١٫٢٣٤', 'BTC')).toBe('1.234');
    expect(read('1,2340', 'BTC')).toBe('1.234');
    expect(read('1234,567', 'BTC')).toBe('1234.567');
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
