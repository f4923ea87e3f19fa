/**
 * Amounts of which every decimal counts: what has to be transferred exactly, and what was. A gateway may have more
 * decimals than a player can type (spec 9: two), as in dinars or after a conversion.
 */
import Big from 'big.js';
import { decimalsOf } from './currencies';
import { formatAmount } from './format-amount';

/** More decimals than any currency has are the noise of a binary fraction: 0.1 + 0.2 is sent as 0.30000000000000004. */
const MOST_DECIMALS = 8;

export const exactAmount = (amount: Big.BigSource): Big => new Big(amount).round(MOST_DECIMALS, Big.roundHalfUp);

/** Like `formatAmount`, but never rounded to the currency's decimals. */
export function exactAmountText(amount: Big.BigSource, currency: string, tag: string): string {
  const value = exactAmount(amount);
  const [, fraction = ''] = value.toFixed().split('.');
  return formatAmount(value, currency, tag, Math.max(fraction.length, decimalsOf(currency)));
}
