import type { ReactNode } from 'react';
import { PAN_MASK, formatPan, panDigits } from './card-masks';
import type { FieldProps } from './field-shell';
import { TextField } from './text-field';

export interface PanFieldProps extends FieldProps {
  brandIcon?: ReactNode;
  autoComplete?: string;
}

/** Card number. `value` and `onChange` speak plain digits; on the screen they stand in blocks of four. */
export function PanField({ value, onChange, brandIcon, autoComplete = 'cc-number', ...field }: PanFieldProps) {
  return (
    <TextField
      {...field}
      value={formatPan(panDigits(value))}
      onChange={(text) => onChange(panDigits(text))}
      mask={PAN_MASK}
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder="0000 0000 0000 0000"
      isNumeric
      end={brandIcon}
    />
  );
}
