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
  /** The suggested amount is drawn near the snippet (spec 5); else it is the snippet. */
  isSuggestionRandom?: boolean;
  /** What the host has named for the method, once, in major units: in place of the suggested amount. */
  wishedAmount?: (methodName: string) => number | undefined;
  /** What was typed before for the method and is to be tried again; and where what is sent is kept for that. */
  kept?: {
    take(methodName: string, typed: () => PaymentFormValues): PaymentFormValues | undefined;
    keep(methodName: string, values: PaymentFormValues): void;
  };
  /** Told of patterns and amount rules that the gateway got wrong; never of what the player typed. */
  report?: (error: unknown) => void;
  /** What else is wrong with an amount that fits the limits, in the player's language, e.g. the balance is too low. */
  amountProblem?: (amount: Big) => string | undefined;
  /** What else is wrong with a value that satisfies its field's own rules; it may depend on other fields' values. */
  fieldProblem?: (field: FormField, values: WireValues) => string | undefined;
  /** What a plugin reads out of a value, e.g. the address in a payment link. It is checked, reviewed and sent in its place. */
  readValue?: ReadValue;
  /** What a plugin adds to the gateway's fields, e.g. choices that the gateway leaves to it. */
  completeField?: (field: MethodField) => MethodField;
}
