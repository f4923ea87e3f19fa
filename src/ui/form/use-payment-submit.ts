import type { FormApi } from 'final-form';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormErrors } from './form-errors';
import type { FieldErrors } from './form-types';

export interface PaymentSubmitOptions {
  // oxlint-disable-next-line typescript/no-explicit-any -- the values of a store's form are its own business
  form: FormApi<any>;
  formRef: RefObject<HTMLFormElement | null>;
  /** Keys of the fields in the order of the page. */
  keys: readonly string[];
  isBlocked: boolean;
  fieldErrors: FieldErrors;
  onSubmit(): void | Promise<unknown>;
}

const hasMessage = (errors: Readonly<Record<string, unknown>> | undefined, key: string) => Boolean(errors?.[key]);

/**
 * Submitting once and failing well. A valid form calls `onSubmit` in the same tick as the click (a window may only be
 * opened there) and not again until its promise is settled. An invalid one shows all messages, scrolls to the first
 * and gives it the focus; so does an answer with `fieldErrors`.
 */
export function usePaymentSubmit(options: PaymentSubmitOptions): { submit(): void; errors: FormErrors } {
  const { form, formRef, keys, isBlocked, fieldErrors, onSubmit } = options;
  const isUnderWay = useRef(false);
  const [held, setHeld] = useState<{ key: string } | null>(null);
  const [answered, setAnswered] = useState<FieldErrors>(fieldErrors);

  const firstServerError = keys.find((key) => hasMessage(fieldErrors, key));
  if (answered !== fieldErrors) {
    setAnswered(fieldErrors);
    if (firstServerError !== undefined) setHeld({ key: firstServerError });
  }

  useEffect(() => {
    const control = held && formRef.current?.elements.namedItem(held.key);
    if (!(control instanceof HTMLElement)) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    control.focus({ preventScroll: true });
    control.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'center' });
  }, [held, formRef]);

  const submit = () => {
    if (isUnderWay.current || isBlocked) return;
    const { errors } = form.getState();
    const firstError = keys.find((key) => hasMessage(errors, key));
    if (firstError !== undefined) {
      // With an error final-form only marks the fields as touched; it does not call the form's own onSubmit.
      void form.submit();
      setHeld({ key: firstError });
      return;
    }
    isUnderWay.current = true;
    void new Promise((resolve) => resolve(onSubmit())).finally(() => {
      isUnderWay.current = false;
    });
  };

  return { submit, errors: { heldKey: held?.key ?? null, release: () => setHeld(null), server: fieldErrors } };
}
