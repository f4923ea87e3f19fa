import type { FormApi } from 'final-form';
import { useCallback, useSyncExternalStore } from 'react';
import type { PaymentFormValues } from '../../cashier/form/field-key';

/** Subscribes to one value of a form, for a page that shows something depending on it outside the field. */
export function useFormValue(form: FormApi<PaymentFormValues>, key: string): string | undefined {
  const subscribe = useCallback((onChange: () => void) => form.subscribe(onChange, { values: true }), [form]);
  return useSyncExternalStore(subscribe, () => form.getState().values[key]);
}
