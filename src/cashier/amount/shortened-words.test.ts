/** Amounts beside a currency's word that ends in a dot or holds a slash. */
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount';

const read = (text: string, code: string) => {
  const parsed = parseAmount(text, code);
  return parsed.ok ? parsed.amount.toFixed() : parsed.problem;
};

describe('parseAmount', () => {
  it.each([
    ['S/. 20', 'PEN', '20'],
    ['20 S/.', 'PEN', '20'],
    ['S/. 1,234.50', 'PEN', '1234.5'],
    ['KSh. 50', 'KES', '50'],
    ['Kshs. 1,500', 'KES', 'decimals'],
    ['Kshs. 1,500.00', 'KES', '1500'],
    ['K.Sh. 50', 'KES', '50'],
    ['KSh. 50/=', 'KES', '50'],
    ['50/=', 'UGX', '50'],
    ['Rs. 500', 'INR', '500'],
    ['50 zł.', 'PLN', '50'],
    ['Bs. 10', 'BOB', '10'],
    ['R$ 1.234,56', 'BRL', '1234.56'],
    ['Fr. 12.50', 'CHF', '12.5'],
    ['B/.50', 'PAB', '50'],
    ['L.E. 50', 'EGP', '50'],
    ['50 T.L.', 'TRY', '50'],
    ['F. CFA 50', 'XOF', '50'],
    ['KSh. 50', 'TZS', 'otherCurrency'],
    ['S/. 20', 'EUR', 'otherCurrency'],
    // The dot may be the word's or the number's.
    ['Rs .50', 'INR', 'characters'],
    ['S/ .50', 'PEN', 'characters'],
    ['S/..50', 'PEN', 'characters'],
    ['KSh. .50', 'KES', 'characters'],
    ['L.E.50', 'EGP', 'characters'],
    ['50.zł', 'PLN', 'characters'],
    ['50/=', 'EUR', 'characters'],
    ['10 k.M', 'BAM', 'characters'],
  ])('reads %j in %s as %s', (text, code, result) => expect(read(text, code)).toBe(result));

  it('reads a number beside a shortened word as it is, or not at all', () => {
    const word = fc.constantFrom<readonly [string, string]>(
      ['KES', 'KSh'],
      ['KES', 'Kshs'],
      ['PEN', 'S/'],
      ['PAB', 'B/'],
      ['INR', 'Rs'],
      ['PLN', 'zł'],
      ['BOB', 'Bs'],
      ['CHF', 'Fr'],
      ['DKK', 'kr'],
      ['GTQ', 'Q'],
      ['KWD', 'K.D'],
      ['RUB', 'руб'],
      ['AED', 'د.إ'],
      ['BRL', 'R$'],
    );
    const cents = fc.integer({ min: 1, max: 99_999_999 });
    const space = fc.constantFrom('', ' ', '\u00a0');
    const dot = fc.constantFrom('', '.');
    fc.assert(
      fc.property(word, cents, dot, space, space, fc.boolean(), ([code, sign], amount, end, apart, inside, isAfter) => {
        const exact = new Big(amount).div(100);
        const number = exact.toFixed(amount % 100 === 0 ? 0 : 2);
        const text = isAfter ? `${number}${apart}${sign}${end}` : `${sign}${inside}${end}${apart}${number}`;
        const shown = read(text, code);
        // A dot right before a digit may be the number's own.
        const isClear = isAfter || end === '' || (apart !== '' && inside === '');
        expect([exact.toFixed(), ...(isClear ? [] : ['characters'])], text).toContain(shown);
      }),
      { numRuns: 3000 },
    );
    const digits = fc.integer({ min: 0, max: 99 }).map(String);
    fc.assert(
      fc.property(word, digits, fc.constantFrom(' .', '. .', '..'), ([code, sign], number, beside) => {
        expect(read(`${sign}${beside}${number}`, code)).toBe('characters');
      }),
    );
  });
});
