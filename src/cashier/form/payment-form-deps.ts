import type Big from 'big.js';
import type { FormField } from '../../contract/form-field';
import type { MethodField } from '../../contract/method';
import type { Locale } from '../../core/locale/locale';
import type { Clock, Random } from '../../core/time/time';
import type { PaymentFormValues } from './field-key';
import type { ReadValue, WireValues } from './field-values';

export interface PaymentFormDeps {
  locale: Locale;
  clock: Clock;
  random: Random;
  /** Whether the suggested amount is drawn near the snippet (spec 5); otherwise it is the snippet itself. */
  isSuggestionRandom?: boolean;
  /** Returns, once, the amount in major units that the host has named for the method. It replaces the suggested amount. */
  wishedAmount?: (methodName: string) => number | undefined;
  /** `take` returns what was typed for the method before and is to be tried again; `keep` saves what is sent for that purpose. */
  kept?: {
    take(methodName: string, typed: () => PaymentFormValues): PaymentFormValues | undefined;
    keep(methodName: string, values: PaymentFormValues): void;
  };
  /** Receives patterns and amount rules that the gateway got wrong; never what the player typed. */
  report?: (error: unknown) => void;
  /** A further check of an amount that fits the limits, e.g. against the balance. Returns a message in the player's language. */
  amountProblem?: (amount: Big) => string | undefined;
  /** A further check of a value that satisfies its field's own rules; it may depend on other fields' values. Returns a message. */
  fieldProblem?: (field: FormField, values: WireValues) => string | undefined;
  /** Lets a plugin extract the meant value, e.g. the address from a payment link, which is then checked, reviewed and sent. */
  readValue?: ReadValue;
  /** Lets a plugin complete the gateway's fields, e.g. with choices that the gateway leaves to it. */
  completeField?: (field: MethodField) => MethodField;
}
