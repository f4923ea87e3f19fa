import Big from 'big.js';
import { wireAmount } from '../amount/wire-amount';
import { WALLET_NAME } from './field-key';
import type { WireValues } from './field-values';

/** What a create request takes from the form. */
export interface PaymentInput {
  /** JSON number in major units. */
  amount: number;
  /** The same amount as exact decimal text, e.g. `1500.5`. */
  amountText: string;
  /** Values by the gateway's field names, without the wallet. Never to be stored, logged or monitored. */
  fields: Record<string, string>;
  /** The wallet field's value; absent when the method has none. */
  wallet?: string;
}

/** Builds the request's input from values that have been checked. */
export function readForm(values: WireValues, amount = new Big(0)): PaymentInput {
  const entries = Object.entries(values);
  const wallet = entries.find(([name]) => name === WALLET_NAME)?.[1];
  return {
    amount: wireAmount(amount),
    amountText: amount.toFixed(),
    // fromEntries defines own keys, so that a field called `__proto__` is a field like any other.
    fields: Object.fromEntries(entries.filter(([name]) => name !== WALLET_NAME)),
    ...(wallet === undefined ? {} : { wallet }),
  };
}
