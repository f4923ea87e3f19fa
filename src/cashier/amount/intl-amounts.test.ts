import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/locale/locale';
import { languageTag } from '../../core/locale/language-tag';
import { CRYPTO_CODES, FIAT_CODES } from './currencies';
import { parseAmount } from './parse-amount';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const PAIRS = LETTERS.flatMap((a) => LETTERS.map((b) => a + b));
const TRIPLES = PAIRS.flatMap((pair) => LETTERS.map((c) => pair + c));
/**
 * Intl cannot list its locales, so try all two- and three-letter codes for the languages of ISO 639 and combine them
 * with all regions of ISO 3166.
 */
const LANGUAGES_OF_CLDR = Intl.NumberFormat.supportedLocalesOf([...PAIRS, ...TRIPLES]);
const REGIONS = [...new Set(PAIRS.map((pair) => pair.toUpperCase()))].filter(
  (region) => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) !== undefined,
);
const NUMBERING = Intl.supportedValuesOf('numberingSystem');
const DISPLAYS = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
/** Intl knows codes of three letters only. */
const CODES = [...new Set([...Intl.supportedValuesOf('currency'), ...FIAT_CODES, ...CRYPTO_CODES])].filter(
  (code) => code.length === 3,
);
/**
 * Languages whose short word for a thousand million (P, L) is also the sign of the pula or the leu, which people do
 * write behind a number.
 */
const SHORT_AS_A_SIGN = new Set(['to', 'kab']);
const AMOUNTS = ['7.5', '100', '1234.5', '12345', '100200', '9876543.21'];

/** Returns 'read', 'refused', or a message when the text was read as another number. */
function outcome(text: string, amount: string, currency: string): string {
  const parsed = parseAmount(text, currency);
  if (!parsed.ok) return 'refused';
  return parsed.amount.eq(new Big(amount))
    ? 'read'
    : `${JSON.stringify(text)} in ${currency} became ${parsed.amount.toFixed()}`;
}

describe('amounts as Intl writes them', () => {
  it('knows the locales', () => {
    expect(LANGUAGES_OF_CLDR.length).toBeGreaterThan(200);
    expect(REGIONS.length).toBeGreaterThan(240);
  });

  it.each(DISPLAYS)('are the same number or refused in every language, with the currency as %s', (currencyDisplay) => {
    const wrong = new Set<string>();
    let read = 0;
    for (const tag of LANGUAGES_OF_CLDR) {
      for (const currency of ['EUR', 'INR', 'BTC']) {
        for (const decimals of [0, 2, 3]) {
          const format = new Intl.NumberFormat(tag, {
            style: 'currency',
            currency,
            currencyDisplay,
            currencySign: 'accounting',
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          });
          for (const amount of AMOUNTS) {
            const shown = new Big(amount).round(decimals).toFixed();
            const got = outcome(format.format(shown as never), shown, currency);
            if (got === 'read') read += 1;
            else if (got !== 'refused') wrong.add(`${tag}: ${got}`);
            const debt = parseAmount(format.format(`-${shown}` as never), currency);
            if (debt.ok) wrong.add(`${tag}: ${format.format(`-${shown}` as never)} was read`);
          }
        }
      }
    }
    expect([...wrong]).toEqual([]);
    // Most amounts with two decimals or none are read; refused are signs of another language and the ambiguous `1,234`.
    expect(read).toBeGreaterThan(3000);
  });

  it('are the same number or refused in every locale, script and currency, whatever the form is in', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 13n });
    const tags = fc
      .tuple(fc.constantFrom(...LANGUAGES_OF_CLDR), fc.constantFrom('', ...REGIONS), fc.constantFrom('', ...NUMBERING))
      .map(
        ([language, region, system]) =>
          new Intl.Locale(language, { region: region || undefined, numberingSystem: system || undefined }),
      );
    const options = fc.record({
      style: fc.constantFrom('currency' as const, 'decimal' as const),
      currency: fc.constantFrom(...CODES),
      currencyDisplay: fc.constantFrom(...DISPLAYS),
      useGrouping: fc.constantFrom('auto' as const, 'always' as const, 'min2' as const, false),
      decimals: fc.integer({ min: 0, max: 8 }),
    });
    fc.assert(
      fc.property(
        tags,
        options,
        cents,
        fc.constantFrom('', ...CODES),
        fc.boolean(),
        (tag, chosen, units, other, isCompact) => {
          const { decimals, ...more } = chosen;
          const amount = new Big(units.toString()).div(new Big(10).pow(Math.min(decimals, 3)));
          const format = new Intl.NumberFormat(tag, {
            ...more,
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
            ...(isCompact && { notation: 'compact' }),
          } as Intl.NumberFormatOptions);
          const text = format.format(amount.toFixed() as never);
          const parsed = parseAmount(text, other || more.currency);
          if (!parsed.ok || (isCompact && SHORT_AS_A_SIGN.has(tag.language))) return;
          const isSame = parsed.amount.eq(amount) || (isCompact && parsed.amount.eq(amount.round(decimals)));
          expect(isSame ? 'the same' : `${text} in ${other || more.currency} became ${parsed.amount.toFixed()}`).toBe(
            'the same',
          );
        },
      ),
      { numRuns: 4000 },
    );
  });

  it('are read in our own languages, with symbol, code or name', () => {
    const refused: string[] = [];
    for (const language of LANGUAGES) {
      for (const currency of FIAT_CODES) {
        for (const currencyDisplay of DISPLAYS) {
          for (const amount of ['50', '1234.50', '1234567.89']) {
            const decimals = amount.includes('.') ? 2 : 0;
            const text = new Intl.NumberFormat(languageTag(language), {
              style: 'currency',
              currency,
              currencyDisplay,
              minimumFractionDigits: decimals,
              maximumFractionDigits: decimals,
            }).format(amount as never);
            if (outcome(text, amount, currency) !== 'read') refused.push(`${language} ${text}`);
          }
        }
      }
    }
    // Behind the number the kyat's sign, K, may also mean thousands.
    expect(refused.filter((text) => !text.endsWith('K'))).toEqual([]);
  });
});
