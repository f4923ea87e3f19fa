import type { FormApi } from 'final-form';
import type { FormField } from '../../contract/form-field';
import { fieldKey, type PaymentFormValues } from './field-key';

/** The field's initial value where it is empty, its choice is no longer offered or the player may not change it; else the typed one. */
function startValue({ items, isDisabled, value }: FormField, typed: string): string {
  const isGone = items.length > 0 && !items.some((item) => item.value === typed);
  return typed === '' || isGone || isDisabled ? value : typed;
}

/** Sets fields that are empty, whose choice is no longer offered, or that are disabled, to their initial value. */
export function startFields(form: FormApi<PaymentFormValues>, fields: readonly FormField[]): void {
  form.batch(() => {
    for (const field of fields) {
      const typed = form.getState().values[fieldKey(field.name)] ?? '';
      const value = startValue(field, typed);
      if (value !== typed) form.change(fieldKey(field.name), value);
    }
  });
}

/** Fills in all that was typed for a payment that is tried again. */
export function fillKept(form: FormApi<PaymentFormValues>, kept: PaymentFormValues | undefined): void {
  if (kept) form.batch(() => Object.entries(kept).forEach(([key, value]) => form.change(key, value)));
}
