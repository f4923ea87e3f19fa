import type { FormApi } from 'final-form';
import type { FormField } from '../../contract/form-field';
import { fieldKey, type PaymentFormValues } from './field-key';

/** What a field that holds nothing, a choice that is gone, or a value that is not the player's to change starts with. */
function startValue({ items, isDisabled, value }: FormField, typed: string): string {
  const isGone = items.length > 0 && !items.some((item) => item.value === typed);
  return typed === '' || isGone || isDisabled ? value : typed;
}

/** Gives fields that hold nothing, or a choice that is gone, the value they start with. */
export function startFields(form: FormApi<PaymentFormValues>, fields: readonly FormField[]): void {
  form.batch(() => {
    for (const field of fields) {
      const typed = form.getState().values[fieldKey(field.name)] ?? '';
      const value = startValue(field, typed);
      if (value !== typed) form.change(fieldKey(field.name), value);
    }
  });
}

/** All that was typed for a payment that is tried again. */
export function fillKept(form: FormApi<PaymentFormValues>, kept: PaymentFormValues | undefined): void {
  if (kept) form.batch(() => Object.entries(kept).forEach(([key, value]) => form.change(key, value)));
}
