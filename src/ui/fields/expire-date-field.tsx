import { TextField, type TextFieldProps } from './text-field';

export type ExpireDateFieldProps = Omit<TextFieldProps, 'inputMode' | 'isNumeric'>;

/** Expiry date of a card. `value` is `MM/YY`. */
export function ExpireDateField({ autoComplete = 'cc-exp', ...field }: ExpireDateFieldProps) {
  return <TextField placeholder="MM/YY" {...field} inputMode="numeric" autoComplete={autoComplete} isNumeric />;
}
