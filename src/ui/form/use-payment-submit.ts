import type { FormApi } from 'final-form';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormErrors } from './form-errors';
import type { FieldErrors } from './form-types';

/** A form that is shown with errors starts at the first of them, too. */
const NONE_YET: FieldErrors = {};

export interface FieldCheck {
  key: string;
  validate(value: string): string | undefined;
}

export interface PaymentSubmitOptions {
  // oxlint-disable-next-line typescript/no-explicit-any -- the values of a store's form are its own business
  form: FormApi<any>;
  formRef: RefObject<HTMLFormElement | null>;
  /** The fields that the player can fill in, in the order of the page. */
  checks: readonly FieldCheck[];
  isBlocked: boolean;
  fieldErrors: FieldErrors;
  onSubmit(): void | Promise<unknown>;
}

/**
 * Submitting once and failing well. A valid form calls `onSubmit` in the same tick as the click (a window may only be
 * opened there) and not again until its promise is settled. An invalid one shows all messages, scrolls to the first
 * and gives it the focus; so does an answer with `fieldErrors`.
 */
export function usePaymentSubmit(options: PaymentSubmitOptions): { submit(): void; errors: FormErrors } {
  const { form, formRef, checks, isBlocked, fieldErrors, onSubmit } = options;
  const isUnderWay = useRef(false);
  const [held, setHeld] = useState<{ key: string } | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [answered, setAnswered] = useState<FieldErrors>(NONE_YET);

  const firstServerError = checks.find(({ key }) => fieldErrors[key])?.key;
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
    const { values } = form.getState();
    const firstError = checks.find(({ key, validate }) => validate(values[key] ?? '') !== undefined);
    setIsShown(firstError !== undefined);
    if (firstError) {
      setHeld({ key: firstError.key });
      return;
    }
    isUnderWay.current = true;
    void new Promise((resolve) => resolve(onSubmit())).finally(() => {
      isUnderWay.current = false;
    });
  };

  return { submit, errors: { isShown, heldKey: held?.key ?? null, release: () => setHeld(null), server: fieldErrors } };
}
