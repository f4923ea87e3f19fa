import type Big from 'big.js';
import type { FormField } from '../../contract/form-field';
import type { MethodField } from '../../contract/method';
import type { ReadValue, WireValues } from './field-values';

/** Rules that a plugin may add to those of the gateway's fields. */
export interface PaymentFormTerms {
  /** The amount in major units that the player has named before the form. */
  namedAmount?: () => number | undefined;
  /** Receives each amount that the player types or taps in the form, and its text. */
  onAmount?: (text: string, amount: Big | undefined) => void;
  /** A further check of an amount that fits the limits, e.g. against the balance. Returns a message in the player's language. */
  amountProblem?: (amount: Big) => string | undefined;
  /** A further check of a value that satisfies its field's own rules; it may depend on other fields' values. Returns a message. */
  fieldProblem?: (field: FormField, values: WireValues) => string | undefined;
  /** Lets a plugin extract the meant value, e.g. the address from a payment link, which is then checked, reviewed and sent. */
  readValue?: ReadValue;
  /** Lets a plugin complete the gateway's fields, e.g. with choices that the gateway leaves to it. */
  completeField?: (field: MethodField) => MethodField;
}
