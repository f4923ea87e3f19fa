import { useId } from 'react';
import { TextField, type TextFieldProps } from './text-field';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'start' | 'isNumeric' | 'describedBy'> {
  /** Calling code shown before a number that is typed without one, e.g. `+234`. */
  dialPrefix?: string;
}

/**
 * A phone number of the chosen country, or of any other if it starts with a plus or `00`; then the prefix is hidden.
 */
export function PhoneField({ dialPrefix, ...field }: PhoneFieldProps) {
  const id = useId();
  const isInternational = /^\s*(\+|00)/.test(field.value);
  const prefix = isInternational ? undefined : dialPrefix;
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      {...field}
      isNumeric
      describedBy={prefix && id}
      start={prefix && <span id={id}>{prefix}</span>}
    />
  );
}
