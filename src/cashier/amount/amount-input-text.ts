import Big from 'big.js';
import { decimalsOf } from './currencies';
import { fractionDigits } from './format-amount';

/** An amount as the amount input holds it: no groups, a comma before the decimals. `parseAmount` reads it back. */
export function amountInputText(amount: Big.BigSource, currency: string): string {
  const value = new Big(amount).round(decimalsOf(currency));
  return value.toFixed(fractionDigits(value, currency)).replace('.', ',');
}
