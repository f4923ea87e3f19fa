import { useId } from 'react';
import { TextField, type TextFieldProps } from './text-field';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'start' | 'isNumeric' | 'describedBy'> {
  /** Stands before a number that is typed without one, e.g. `+234`. */
  dialPrefix?: string;
}

/** A number of the chosen country, or of any other when it begins with a plus: then the prefix before it goes. */
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
