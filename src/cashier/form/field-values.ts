import type { FormField } from '../../contract/form-field';
import { fieldKey, type PaymentFormValues } from './field-key';
import { wireValue } from './wire-value';

/** Values by field name, as the wire takes them. */
export type WireValues = Readonly<Record<string, string>>;

export function wireValues(fields: readonly FormField[], values: PaymentFormValues): WireValues {
  // fromEntries defines own keys, so that a field called `__proto__` is a field like any other.
  return Object.fromEntries(fields.map((field) => [field.name, wireValue(field, values[fieldKey(field.name)])]));
}
