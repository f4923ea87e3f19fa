import Big from 'big.js';
import { decimalsOf } from './currencies';

/** An amount as the amount input holds it: no groups, a comma before the decimals. `parseAmount` reads it back. */
export function amountInputText(amount: Big.BigSource, currency: string): string {
  const value = new Big(amount).round(decimalsOf(currency));
  return value.toFixed(fractionDigits(value, currency)).replace('.', ',');
}

/** Whole amounts show no decimals, others all of them; with more than two decimals trailing zeros go. */
function fractionDigits(amount: Big, currency: string): number {
  const decimals = decimalsOf(currency);
  const rounded = amount.round(decimals);
  if (rounded.eq(rounded.round(0))) return 0;
  if (decimals <= 2) return decimals;
  return (rounded.toFixed().split('.')[1] ?? '').length;
}
