import type Big from 'big.js';
import { decimalsOf, isCrypto, isSymbolShared, symbolOf } from './currencies';

const NBSP = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in major units for display, in Latin digits: `₹1,50,000`, `1 500,50 ₽`, `MXN 200`, `0.001 BTC`. Fiat shows
 * its symbol, or its code where several currencies share the symbol; crypto always its code, after the number (spec 9).
 * `tag`: the BCP 47 tag of the player's locale (`Locale.tag`). `decimals`: the most that are shown.
 */
export function formatAmount(
  amount: Big.BigSource,
  currency: string,
  tag: string,
  decimals = decimalsOf(currency),
): string {
  const parts = partsOf(Number(amount), decimals, tag);
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

/**
 * Whole amounts show no decimals, others all of them; trailing zeros are cut where the currency has more than two.
 * `Intl` rounds the decimal digits half away from zero, as the decimal library does, so the list of methods can show
 * its limits without loading that library.
 */
function partsOf(amount: number, decimals: number, tag: string): Intl.NumberFormatPart[] {
  const all = formatFor(tag, Number.isInteger(amount) ? 0 : decimals).formatToParts(amount);
  const fraction = all.find(({ type }) => type === 'fraction')?.value ?? '';
  const shown = fraction.replace(/0+$/, '').length;
  const digits = shown > 0 && decimals <= 2 ? decimals : shown;
  return digits === fraction.length ? all : formatFor(tag, digits).formatToParts(amount);
}

/**
 * Formats as euro, since the euro's pattern shows where a locale puts a currency. Given the currency itself, Intl
 * throws on USDT and guesses decimals.
 */
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

/** India groups by lakhs: 1,50,000. For Marathi, Intl does so only in Devanagari digits, while the product shows Latin ones. */
const byLakhs = (tag: string): string => (/^mr\b/.test(tag) ? 'en-IN' : tag);

const isLetter = (character: string | undefined): boolean => /[\p{L}.]/u.test(character ?? '');
