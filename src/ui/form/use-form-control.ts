import { use } from 'react';
import { useField, useForm } from 'react-final-form';
import { FormContext } from './form-context';
import { keepField } from './keep-field';

/** Keeps '' as a string; final-form would turn it into undefined. */
const asIs = (value: unknown) => value;
const asText = (value: unknown) => (typeof value === 'string' ? value : '');

export interface FormControl {
  name: string;
  value: string;
  onChange(value: string): void;
  onFocus(): void;
  onBlur(): void;
  /** The message to show now; undefined if there is none. */
  error: string | undefined;
  /** Label for a phone's Enter key: `go`, which submits, if no other field is empty; otherwise `next`. */
  enterKeyHint: 'go' | 'next';
}

/**
 * Binds one field to the form and shows its message by the rule of spec 5, "messages are hidden on focus": after the
 * field was left or a submit failed, and not while the player is in the field. Exception: the field that gets the focus
 * after a failed submit. If its message were hidden, the reason for the failure would be nowhere on the screen. What the
 * gateway refused shows at once.
 */
export function useFormControl(key: string): FormControl {
  keepField(useForm(), key);
  const { input, meta } = useField<string>(key, { parse: asIs, format: asText });
  const { problems, refusals, isShown, heldKey, release, emptyKeys } = use(FormContext);
  const isHidden = meta.active && heldKey !== key;
  const problem = meta.touched || isShown ? problems[key] : undefined;
  return {
    name: key,
    value: input.value,
    onChange: (value) => {
      release();
      input.onChange(value);
    },
    onFocus: () => input.onFocus(),
    onBlur: () => {
      release();
      input.onBlur();
    },
    error: isHidden ? undefined : (problem ?? refusals[key]?.message),
    enterKeyHint: emptyKeys.every((empty) => empty === key) ? 'go' : 'next',
  };
}
