import type { FormApi } from 'final-form';
import { createContext, useCallback, useEffect, useSyncExternalStore, type RefObject } from 'react';
import type { FieldCheck } from './use-payment-submit';

/** Keys of the empty fields, joined by spaces. A string, so that the context changes only when the keys do. */
export const EmptyKeysContext = createContext('');

/** Label for a phone's Enter key in a field: `go`, which submits, if no other field is empty; otherwise `next`. */
export function enterKeyHint(key: string, emptyKeys: string): 'go' | 'next' {
  return emptyKeys.split(' ').every((empty) => empty === '' || empty === key) ? 'go' : 'next';
}

interface EnterKeyOptions {
  // oxlint-disable-next-line typescript/no-explicit-any -- the values of a store's form are its own business
  form: FormApi<any>;
  formRef: RefObject<HTMLFormElement | null>;
  checks: readonly FieldCheck[];
}

/**
 * Enter in a field with a valid value moves the focus to the next empty field below; anywhere else it submits the form,
 * as usual. Returns the empty fields' keys, for `EmptyKeysContext`.
 */
export function useEnterKey({ form, formRef, checks }: EnterKeyOptions): string {
  const subscribe = useCallback((onChange: () => void) => form.subscribe(onChange, { values: true }), [form]);
  const textOf = (key: string) => String(form.getState().values[key] ?? '').trim();
  const emptyKeys = useSyncExternalStore(subscribe, () =>
    checks
      .filter(({ key }) => textOf(key) === '')
      .map(({ key }) => key)
      .join(' '),
  );

  useEffect(() => {
    const node = formRef.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      // In a combobox Enter chooses the active item.
      if (event.key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return;
      const at = checks.findIndex(({ key }) => key === target.name);
      const current = checks[at];
      if (!current || target.getAttribute('role') === 'combobox' || current.validate(textOf(current.key)) !== undefined)
        return;
      const next = checks.slice(at + 1).find(({ key }) => textOf(key) === '');
      const control = next && node?.elements.namedItem(next.key);
      if (!(control instanceof HTMLElement)) return;
      event.preventDefault();
      control.focus();
    };
    node?.addEventListener('keydown', onKeyDown);
    return () => node?.removeEventListener('keydown', onKeyDown);
  });
  return emptyKeys;
}
