import type { Elements } from '../elements';
import type { FieldProps } from './field-shell';
import { TextField, type TextFieldProps } from './text-field';

export interface PanFieldProps extends FieldProps {
  /** Groups the digits in blocks. */
  shape?: TextFieldProps['shape'];
  brandIcon?: Elements;
  autoComplete?: string;
}

/** Card number. `value` and `onChange` use the text as it is shown, with spaces. */
export function PanField({ brandIcon, autoComplete = 'cc-number', ...field }: PanFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder="0000 0000 0000 0000"
      isNumeric
      end={brandIcon}
    />
  );
}
