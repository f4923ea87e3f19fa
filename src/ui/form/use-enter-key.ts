import type { FormApi } from 'final-form';
import { useCallback, useEffect, useSyncExternalStore, type RefObject } from 'react';
import type { Problems } from './form-types';

interface EnterKeyOptions {
  // oxlint-disable-next-line typescript/no-explicit-any -- the values of a store's form are its own business
  form: FormApi<any>;
  formRef: RefObject<HTMLFormElement | null>;
  /** The fields that the player can fill in, in their order on the page. */
  keys: readonly string[];
  problems: Problems;
}

/**
 * Enter in a field with a valid value moves the focus to the next empty field below; anywhere else it submits the form,
 * as usual. Returns the empty fields' keys.
 */
export function useEnterKey({ form, formRef, keys, problems }: EnterKeyOptions): readonly string[] {
  const subscribe = useCallback((onChange: () => void) => form.subscribe(onChange, { values: true }), [form]);
  const isEmpty = (key: string) => String(form.getState().values[key] ?? '').trim() === '';
  // A text, so that it changes only when the keys do.
  const emptyKeys = useSyncExternalStore(subscribe, () => keys.filter(isEmpty).join(' '));

  useEffect(() => {
    const node = formRef.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      // In a combobox Enter chooses the active item.
      if (event.key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return;
      const at = keys.indexOf(target.name);
      if (at < 0 || target.getAttribute('role') === 'combobox' || problems[target.name] !== undefined) return;
      const next = keys.slice(at + 1).find(isEmpty);
      const control = next !== undefined && node?.elements.namedItem(next);
      if (!(control instanceof HTMLElement)) return;
      event.preventDefault();
      control.focus();
    };
    node?.addEventListener('keydown', onKeyDown);
    return () => node?.removeEventListener('keydown', onKeyDown);
  });
  return emptyKeys === '' ? [] : emptyKeys.split(' ');
}
