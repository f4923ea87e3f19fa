import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormContextValue } from './form-context';
import type { Problems, Refusals } from './form-types';

/** Initial state, so that a form mounted with refusals also moves the focus to the first of them. */
const NONE_YET: Refusals = {};

export interface PaymentSubmitOptions {
  formRef: RefObject<HTMLFormElement | null>;
  /** The fields that the player can fill in, in their order on the page. */
  keys: readonly string[];
  isBlocked: boolean;
  problems: Problems;
  refusals: Refusals;
  onSubmit(): void | Promise<unknown>;
}

/**
 * Submits once at a time and shows what is wrong. A valid form calls `onSubmit` in the same tick as the click (only
 * there may a window be opened), and not again until its promise settles. An invalid form shows all messages, scrolls
 * to the first and moves the focus there; so does a reply that refuses a field.
 */
export function usePaymentSubmit(
  options: PaymentSubmitOptions,
): Pick<FormContextValue, 'isShown' | 'heldKey' | 'release'> & { submit(): void } {
  const { formRef, keys, isBlocked, problems, refusals, onSubmit } = options;
  const isUnderWay = useRef(false);
  const [held, setHeld] = useState<{ key: string } | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [answered, setAnswered] = useState(NONE_YET);

  // An edit, or another language, brings no refusal that was not there before.
  const refused = keys.find((key) => refusals[key] && refusals[key] !== answered[key]);
  if (refused !== undefined) {
    setAnswered(refusals);
    setHeld({ key: refused });
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
    const wrong = keys.find((key) => problems[key] !== undefined);
    setIsShown(wrong !== undefined);
    if (wrong !== undefined) {
      setHeld({ key: wrong });
      return;
    }
    isUnderWay.current = true;
    void new Promise((resolve) => resolve(onSubmit())).finally(() => {
      isUnderWay.current = false;
    });
  };

  return { submit, isShown, heldKey: held?.key ?? null, release: () => setHeld(null) };
}
