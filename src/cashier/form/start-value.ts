import type { FormField } from '../../contract/form-field';
import { fieldKey, type PaymentFormValues } from './field-key';

/** The field's initial value where it is empty, its choice is no longer offered or the player may not change it; else the typed one. */
function startValue({ items, isDisabled, value }: FormField, typed: string): string {
  const isGone = items.length > 0 && !items.some((item) => item.value === typed);
  return typed === '' || isGone || isDisabled ? value : typed;
}

/** The fields that do not hold their start value, with it. */
export function startFields(fields: readonly FormField[], values: PaymentFormValues): PaymentFormValues {
  const starts = fields.map((field) => {
    const typed = values[fieldKey(field.name)] ?? '';
    return { key: fieldKey(field.name), typed, value: startValue(field, typed) };
  });
  return Object.fromEntries(starts.filter(({ typed, value }) => value !== typed).map(({ key, value }) => [key, value]));
}
