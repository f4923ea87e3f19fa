import Big from 'big.js';
import type { FormField } from '../../contract/form-field';
import { parseAmount } from '../amount/parse-amount';
import { wireAmount } from '../amount/wire-amount';
import { AMOUNT_KEY, WALLET_NAME, fieldKey, type PaymentFormValues } from './field-key';
import { wireValue } from './wire-value';

/** What a create request takes from the form. */
export interface PaymentInput {
  /** JSON number in major units. */
  amount: number;
  /** The same as exact decimal text, e.g. `1500.5`. */
  amountText: string;
  /** Values by the gateway's field names, without the wallet. Never to be stored, logged or monitored. */
  fields: Record<string, string>;
  /** The wallet field's value; absent when the method has none. */
  wallet?: string;
}

/** Reads checked values; the caller has made sure that the amount is one. */
export function readForm(fields: readonly FormField[], values: PaymentFormValues, currency: string): PaymentInput {
  const parsed = parseAmount(values[AMOUNT_KEY] ?? '', currency);
  const amount = parsed.ok ? parsed.amount : new Big(0);
  const entries = fields.map((field) => [field.name, wireValue(field, values[fieldKey(field.name)])] as const);
  const wallet = entries.find(([name]) => name === WALLET_NAME)?.[1];
  return {
    amount: wireAmount(amount),
    amountText: amount.toFixed(),
    // fromEntries defines own keys, so that a field called `__proto__` is a field like any other.
    fields: Object.fromEntries(entries.filter(([name]) => name !== WALLET_NAME)),
    ...(wallet === undefined ? {} : { wallet }),
  };
}
