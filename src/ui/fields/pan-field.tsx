import { maskitoTransform, type MaskitoOptions } from '@maskito/core';
import type { ReactNode } from 'react';
import type { FieldProps } from './field-shell';
import { TextField } from './text-field';

export interface PanFieldProps extends FieldProps {
  /** Puts the digits in blocks. Keep the object stable between renders. */
  mask?: MaskitoOptions | null;
  brandIcon?: ReactNode;
  autoComplete?: string;
}

/** Card number. `value` and `onChange` speak plain digits; on the screen they stand as the mask puts them. */
export function PanField({ value, onChange, mask, brandIcon, autoComplete = 'cc-number', ...field }: PanFieldProps) {
  return (
    <TextField
      {...field}
      value={mask ? maskitoTransform(value, mask) : value}
      onChange={(text) => onChange(text.replace(/\D/g, ''))}
      mask={mask}
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder="0000 0000 0000 0000"
      isNumeric
      end={brandIcon}
    />
  );
}
