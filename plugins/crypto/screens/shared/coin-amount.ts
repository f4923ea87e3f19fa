import type Big from 'big.js';
import { decimalsOf } from '@/cashier/amount/currencies';
import { formatAmount } from '@/cashier/amount/format-amount';

/** With the coin's decimals (spec 9); to the last digit when the provider asks for more of them, since it must be paid so. */
export function coinAmountText(amount: Big, coin: string, tag: string): string {
  const isWhole = amount.eq(amount.round(decimalsOf(coin)));
  return isWhole ? formatAmount(amount, coin, tag) : `${amount.toFixed()}\u00a0${coin}`;
}
