import { use, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { FormErrorsContext } from './form-errors';
import { keepField } from './keep-field';
import { EmptyKeysContext, enterKeyHint } from './use-enter-key';

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
  enterKeyHint: 'go' | 'next';
}

/**
 * Binds one field to the form by the rule of spec 5, "messages are hidden on focus": a message shows after the field
 * was left or a submit failed, and not while the player is in the field. Exception: the field that gets the focus after
 * a failed submit. If its message were hidden, the reason for the failure would be nowhere on the screen.
 */
export function useFormControl(key: string, validate: (value: string) => string | undefined): FormControl {
  keepField(useForm(), key);
  const { input, meta } = useField<string>(key, { parse: asIs, format: asText });
  const errors = use(FormErrorsContext);
  const serverError = useServerError(errors.server, key, input.value);
  // Validated in each render and not by final-form, because limits and the language may change after its last
  // validation.
  const own = meta.touched || meta.submitFailed || errors.isShown ? validate(input.value) : undefined;
  const submitError: string | undefined = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const isHidden = meta.active && errors.heldKey !== key;
  return {
    name: key,
    value: input.value,
    onChange: (value) => {
      errors.release();
      input.onChange(value);
    },
    onFocus: () => input.onFocus(),
    onBlur: () => {
      errors.release();
      input.onBlur();
    },
    error: isHidden ? undefined : (own ?? submitError ?? serverError),
    enterKeyHint: enterKeyHint(key, use(EmptyKeysContext)),
  };
}

/** A server's message is about the value that was sent, so it is hidden once the value changes. */
function useServerError(server: Readonly<Record<string, string>>, key: string, value: string): string | undefined {
  const [answer, setAnswer] = useState({ server, value });
  if (answer.server !== server) {
    setAnswer({ server, value });
    return server[key];
  }
  return answer.value === value ? server[key] : undefined;
}
