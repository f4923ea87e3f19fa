import type { FormApi } from 'final-form';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormErrors } from './form-errors';
import type { FieldErrors } from './form-types';

/**
 * Initial state. No `fieldErrors` equal it, so a form mounted with errors also moves the focus to the first of them.
 */
const NONE_YET: FieldErrors = {};

export interface FieldCheck {
  key: string;
  validate(value: string): string | undefined;
}

export interface PaymentSubmitOptions {
  // oxlint-disable-next-line typescript/no-explicit-any -- the values of a store's form are its own business
  form: FormApi<any>;
  formRef: RefObject<HTMLFormElement | null>;
  /** The fields that the player can fill in, in their order on the page. */
  checks: readonly FieldCheck[];
  isBlocked: boolean;
  fieldErrors: FieldErrors;
  onSubmit(): void | Promise<unknown>;
}

/**
 * Submits once at a time and shows what is wrong. A valid form calls `onSubmit` in the same tick as the click (only
 * there may a window be opened), and not again until its promise settles. An invalid form shows all messages, scrolls
 * to the first and moves the focus there; so does a reply with `fieldErrors`.
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
