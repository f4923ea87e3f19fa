import Big from 'big.js';
import { decimalsOf } from '@/cashier/amount/currencies';
import { formatAmount } from '@/cashier/amount/format-amount';

/** With fewer digits a player could not work out what comes of the coins: of a coin of 0.0834 dollars, `$0.08` says little. */
const DIGITS = 6;

/** The price of one coin: as many decimals as the currency has, or more for a cheap coin, so that its first digits are shown. */
export function rateText(rate: number, currency: string, tag: string): string {
  const decimals = Math.max(decimalsOf(currency), DIGITS - 1 - new Big(rate).e);
  return formatAmount(rate, currency, tag, Math.min(decimals, 20));
}
