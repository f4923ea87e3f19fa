import type Big from 'big.js';
import { decimalsOf } from '@/cashier/amount/currencies';
import { formatAmount } from '@/cashier/amount/format-amount';

/**
 * Formats an amount with the coin's decimals (spec 9). If the provider asks for more decimals, shows all, since exactly
 * that must be paid.
 */
export function coinAmountText(amount: Big, coin: string, tag: string): string {
  const isWhole = amount.eq(amount.round(decimalsOf(coin)));
  return isWhole ? formatAmount(amount, coin, tag) : `${amount.toFixed()}\u00a0${coin}`;
}
