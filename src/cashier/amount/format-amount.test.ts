import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageTag } from '../../core/locale/language-tag';
import { amountInputText } from './amount-input-text';
import { CRYPTO_CODES, FIAT_CODES, decimalsOf, isSymbolShared, symbolOf } from './currencies';
import { formatAmount } from './format-amount';

const TAGS = ['en', 'es', 'hi-IN', 'en-IN', 'mr-IN-u-nu-latn', 'es-MX', 'pt', 'ru', 'te-IN'];
const show = (amount: Big.BigSource, currency: string, tag: string) =>
  formatAmount(amount, currency, tag).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

describe('formatAmount', () => {
  it.each([
    [150000, 'INR', 'en-IN', '₹1,50,000'],
    [150000, 'INR', 'mr-IN-u-nu-latn', '₹1,50,000'],
    ['1500.5', 'RUB', 'ru', '1 500,50 ₽'],
    [20155, 'MXN', 'es-MX', 'MXN 20,155'],
    [100, 'USD', 'en', 'USD 100'],
    ['99.9', 'EUR', 'en', '€99.90'],
    ['99.9', 'EUR', 'es', '99,90 €'],
    [500, 'BRL', 'pt', 'R$ 500'],
    [500, 'MYR', 'en', 'RM 500'],
    [3000, 'KGS', 'ru', '3 000 сом'],
    ['12.345', 'KWD', 'en', 'KD 12.35'],
    [1000, 'JPY', 'en', 'JPY 1,000'],
    ['0.001', 'BTC', 'en', '0.001 BTC'],
    ['0.00000001', 'BTC', 'ru', '0,00000001 BTC'],
    ['10.5', 'USDT', 'en', '10.50 USDT'],
    [7, 'TRX', 'pt', '7 TRX'],
    [5, 'ZZZ', 'en', 'ZZZ 5'],
    ['-5.5', 'EUR', 'en', '-€5.50'],
    ['-5.5', 'EUR', 'es', '-5,50 €'],
    [50, 'ZAR', 'en', 'R 50'],
    ['0.1', 'EUR', 'en', '€0.10'],
  ])('shows %s %s in %s as %s', (amount, currency, tag, text) => expect(show(amount, currency, tag)).toBe(text));

  /** Each market has its own grouping, decimal sign and place of the currency. */
  it.each([
    ['en', 'EUR', '€1,234,567.50', '€1,500'],
    ['es', 'EUR', '1.234.567,50 €', '1500 €'],
    ['hi', 'INR', '₹12,34,567.50', '₹1,500'],
    ['in', 'INR', '₹12,34,567.50', '₹1,500'],
    ['mr', 'INR', '₹12,34,567.50', '₹1,500'],
    ['mx', 'MXN', 'MXN 1,234,567.50', 'MXN 1,500'],
    ['pt', 'BRL', 'R$ 1.234.567,50', 'R$ 1.500'],
    ['ru', 'RUB', '1 234 567,50 ₽', '1 500 ₽'],
    ['te', 'INR', '₹12,34,567.50', '₹1,500'],
  ] as const)('shows money to players of %s as their market writes it', (language, currency, broken, whole) => {
    const tag = languageTag(language);
    expect([show('1234567.5', currency, tag), show(1500, currency, tag)]).toEqual([broken, whole]);
  });

  it('shows every currency in every locale in Latin digits, and says which one it is', () => {
    const currencies = [...FIAT_CODES, ...CRYPTO_CODES];
    fc.assert(
      fc.property(fc.constantFrom(...TAGS), fc.constantFrom(...currencies), fc.nat(10 ** 9), (tag, currency, units) => {
        const text = formatAmount(new Big(units).div(100), currency, tag);
        const isCode = CRYPTO_CODES.includes(currency) || isSymbolShared(currency);
        expect(text).toContain(isCode ? currency : symbolOf(currency));
        expect(text.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
        const whole = String(Math.floor(units / 100));
        expect(text.replace(/[^0-9]/g, '').startsWith(whole)).toBe(true);
      }),
    );
  });
});

describe('rounding', () => {
  it.each([
    ['1.005', 'EUR', '€1.01'],
    ['8.345', 'EUR', '€8.35'],
    ['-1.005', 'EUR', '-€1.01'],
    ['1.999', 'EUR', '€2'],
    ['0.004', 'EUR', '€0'],
    ['0.123456785', 'BTC', '0.12345679 BTC'],
    ['2.999999999', 'BTC', '3 BTC'],
    ['1e-8', 'BTC', '0.00000001 BTC'],
  ])('shows %s %s as %s', (amount, currency, text) => {
    expect(show(amount, currency, 'en')).toBe(text);
    expect(show(new Big(amount), currency, 'en')).toBe(text);
  });

  it('is the decimal library’s, of any number of digits that a number holds', () => {
    const part = (most: number) => fc.nat(most).map(String);
    const currencies = fc.constantFrom('EUR', 'JPY', 'KWD', 'BTC', 'USDT');
    fc.assert(
      fc.property(part(99_999), part(9_999_999_999), fc.nat(5), currencies, (whole, fraction, zeros, currency) => {
        const amount = `${whole}.${'0'.repeat(zeros)}${fraction}`.slice(0, 15);
        const rounded = new Big(amount).round(decimalsOf(currency), Big.roundHalfUp);
        const shown = show(amount, currency, 'en').replace(/[^0-9.]/g, '');
        expect(new Big(shown).toFixed()).toBe(rounded.toFixed());
        const typed = amountInputText(amount, currency).replace(',', '.');
        expect(new Big(typed).toFixed()).toBe(rounded.toFixed());
        if (decimalsOf(currency) <= 2) expect(typed).toBe(shown);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('currencies', () => {
  it('knows about 65 fiat currencies and five coins, each with a symbol', () => {
    expect(FIAT_CODES).toHaveLength(65);
    expect(CRYPTO_CODES).toEqual(['BTC', 'ETH', 'LTC', 'USDT', 'TRX']);
    for (const code of [...FIAT_CODES, ...CRYPTO_CODES]) expect(symbolOf(code)).not.toBe('');
  });

  it('counts decimals as spec 9 says', () => {
    const decimals = ['BTC', 'ETH', 'LTC', 'USDT', 'TRX', 'INR', 'JPY', 'KWD', 'toString'].map(decimalsOf);
    expect(decimals).toEqual([8, 8, 7, 2, 2, 2, 2, 2, 2]);
    expect(symbolOf('constructor')).toBe('constructor');
  });
});

describe('amountInputText', () => {
  it.each([
    [1500, 'INR', '1500'],
    ['1500.5', 'INR', '1500,50'],
    ['0.001', 'BTC', '0,001'],
    // Three decimals after one to three digits could be read as a thousand, so a zero follows.
    ['1.234', 'BTC', '1,2340'],
    ['1234.567', 'BTC', '1234,567'],
    ['0.00000001', 'BTC', '0,00000001'],
    [1e21, 'INR', '1000000000000000000000'],
  ])('writes %s %s as %s', (amount, currency, text) => expect(amountInputText(amount, currency)).toBe(text));
});
