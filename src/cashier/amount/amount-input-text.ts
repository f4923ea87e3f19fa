import Big from 'big.js';
import { decimalsOf } from './currencies';
import { parseAmount } from './parse-amount';
import { readNumber } from './read-number';

/** An amount as the amount input holds it: no groups, a comma before the decimals. `parseAmount` reads it back. */
export function amountInputText(amount: Big.BigSource, currency: string): string {
  const value = new Big(amount).round(decimalsOf(currency));
  const text = value.toFixed(fractionDigits(value, currency)).replace('.', ',');
  // `1,234` alone could also be read as a thousand; a zero as the fourth decimal makes it unambiguous.
  return readNumber(text) === 'eitherWay' ? `${text}0` : text;
}

/** A typed or pasted text in the input's format if it can be parsed, otherwise unchanged for the player to see. */
export function shownAmount(text: string, currency: string, tag: string): string {
  const parsed = parseAmount(text, currency, tag);
  return parsed.ok ? amountInputText(parsed.amount, currency) : text;
}

/** Whole amounts show no decimals, others all of them; trailing zeros are cut where the currency has more than two. */
function fractionDigits(amount: Big, currency: string): number {
  const decimals = decimalsOf(currency);
  const rounded = amount.round(decimals);
  if (rounded.eq(rounded.round(0))) return 0;
  if (decimals <= 2) return decimals;
  return (rounded.toFixed().split('.')[1] ?? '').length;
}
