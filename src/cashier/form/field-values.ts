import type { FormField } from '../../contract/form-field';
import { fieldKey, type PaymentFormValues } from './field-key';
import { wireValue } from './wire-value';

/** Values by field name, as the wire takes them. */
export type WireValues = Readonly<Record<string, string>>;

/** Turns a value into what is meant by it, where more is known about it than the field's type and mask say. */
export type ReadValue = (field: FormField, value: string, values: WireValues) => string;

export function wireValues(
  fields: readonly FormField[],
  values: PaymentFormValues,
  readValue: ReadValue = (_, value) => value,
): WireValues {
  // fromEntries defines own keys, so that a field called `__proto__` is a field like any other.
  const plain = Object.fromEntries(fields.map((field) => [field.name, wireValue(field, values[fieldKey(field.name)])]));
  return Object.fromEntries(fields.map((field) => [field.name, readValue(field, plain[field.name] ?? '', plain)]));
}
