import type { FormApi } from 'final-form';
import { createContext, useCallback, useEffect, useSyncExternalStore, type RefObject } from 'react';
import type { FieldCheck } from './use-payment-submit';

/** Keys of the fields that hold nothing yet, apart by spaces: a text, so that it changes with them alone. */
export const EmptyKeysContext = createContext('');

/** What Enter does in a field, for the key of a phone's keyboard: it sends the form when nothing else is left to fill in. */
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
 * Enter in a field that is filled in well goes on to the next empty one below it; anywhere else it submits, as it does in every
 * form. Returns the empty fields' keys, for `EmptyKeysContext`.
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
      // A list to search in takes Enter for the marked item.
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
