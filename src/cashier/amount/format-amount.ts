import Big from 'big.js';
import { decimalsOf, isCrypto, isSymbolShared, symbolOf } from './currencies';

const NBSP = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

/** Whole amounts show no decimals, others all of them; with more than two decimals trailing zeros go. */
export function fractionDigits(amount: Big, currency: string): number {
  const decimals = decimalsOf(currency);
  const rounded = amount.round(decimals);
  if (rounded.eq(rounded.round(0))) return 0;
  if (decimals <= 2) return decimals;
  return (rounded.toFixed().split('.')[1] ?? '').length;
}

/**
 * An amount in major units for display, in Latin digits: `₹1,50,000`, `1 500,50 ₽`, `MXN 200`, `0.001 BTC`. Fiat shows
 * its symbol, or its code where several currencies share the symbol; crypto always its code, after the number (spec 9).
 * `tag`: the BCP 47 tag of the player's locale (`Locale.tag`).
 */
export function formatAmount(amount: Big.BigSource, currency: string, tag: string): string {
  const value = new Big(amount);
  const parts = formatFor(tag, fractionDigits(value, currency)).formatToParts(
    Number(value.toFixed(decimalsOf(currency))),
  );
  const join = (wanted: (type: string) => boolean) =>
    parts
      .filter((part) => wanted(part.type))
      .map((part) => part.value)
      .join('');
  const minus = join((type) => type === 'minusSign');
  const digits = join((type) => !['minusSign', 'currency', 'literal'].includes(type));
  if (isCrypto(currency)) return minus + digits + NBSP + currency;

  const sign = isSymbolShared(currency) ? currency : symbolOf(currency);
  const at = parts.findIndex((part) => part.type === 'currency');
  const isFirst = at < parts.findIndex((part) => part.type === 'integer');
  const isSpaced = parts.some((part) => part.type === 'literal') || isLetter(isFirst ? sign.at(-1) : sign.at(0));
  const gap = isSpaced ? NBSP : '';
  return minus + (isFirst ? sign + gap + digits : digits + gap + sign);
}

/** The euro's pattern tells where a locale puts a currency; Intl itself throws on USDT and guesses decimals. */
function formatFor(tag: string, digits: number): Intl.NumberFormat {
  const key = `${tag} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(byLakhs(tag), {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** India counts by lakhs, 1,50,000. Intl knows that of Marathi in Devanagari digits alone, and the product's are Latin. */
const byLakhs = (tag: string): string => (/^mr\b/.test(tag) ? 'en-IN' : tag);

const isLetter = (character: string | undefined): boolean => /[\p{L}.]/u.test(character ?? '');
