import { useId, useState, type HTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame';

/** What every field takes. It is controlled: the caller keeps the text. */
export interface FieldProps {
  /** `name` of the control, unique in its form. */
  name: string;
  label: string;
  value: string;
  onChange(value: string): void;
  onFocus?(): void;
  onBlur?(): void;
  /** Shown instead of the hint. */
  error?: string;
  hint?: string;
  /** Instead of the hint: no error, but worth a look at what was entered. */
  note?: string | undefined;
  isDisabled?: boolean;
  /** What a phone's Enter key says. */
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint'];
}

export type FieldShellProps = Omit<FieldFrameProps, 'id' | 'hasFocus' | 'onFocus' | 'onBlur'>;

/** Label above, message below. The message's line is kept free from the start, so that an error moves nothing. */
export function FieldShell(props: FieldShellProps) {
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <FieldFrame
      {...props}
      id={id}
      hasFocus={hasFocus}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  );
}
