import { EXPIRY_MASK } from './card-masks';
import type { FieldProps } from './field-shell';
import { TextField } from './text-field';

/** `value` is `MM/YY`. */
export function ExpireDateField({ autoComplete = 'cc-exp', ...field }: FieldProps & { autoComplete?: string }) {
  return (
    <TextField
      {...field}
      mask={EXPIRY_MASK}
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder="MM/YY"
      isNumeric
    />
  );
}
