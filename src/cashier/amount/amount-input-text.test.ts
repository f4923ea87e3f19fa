import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownAmount } from './amount-input-text';
import { CRYPTO_CODES, FIAT_CODES } from './currencies';
import { parseAmount } from './parse-amount';

const currency = fc.constantFrom(...FIAT_CODES, ...CRYPTO_CODES);
const read = (text: string, code: string) => {
  const parsed = parseAmount(text, code);
  return parsed.ok ? parsed.amount.toFixed() : parsed.problem;
};

describe('shownAmount', () => {
  it.each([
    ['1.5', '1,50'],
    ['€ 1.234,50', '1234,50'],
    ['١٠٫٥٠', '10,50'],
    [' 1 500 ', '1500'],
    ['5,', '5'],
    ['1e3', '1e3'],
    ['100–200', '100–200'],
    ['1,000', '1,000'],
    ['$50', '$50'],
    ['', ''],
  ])('shows %j as %j', (text, shown) => expect(shownAmount(text, 'EUR', 'en-US')).toBe(shown));

  it('is the same amount, and stays', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789., '٫٬٠١۵५-€"), maxLength: 12 });
    fc.assert(
      fc.property(typed, currency, (text, code) => {
        const shown = shownAmount(text, code, 'en-US');
        expect(shownAmount(shown, code, 'en-US')).toBe(shown);
        expect(read(shown, code)).toBe(read(text, code));
      }),
      { numRuns: 3000 },
    );
  });
});
