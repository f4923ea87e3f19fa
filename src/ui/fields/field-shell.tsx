import { useId, useState, type HTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame';

/** Props of every field. Fields are controlled: the caller holds the value. */
export interface FieldProps {
  /** `name` attribute of the control, unique in its form. */
  name: string;
  label: string;
  value: string;
  onChange(value: string): void;
  onFocus?(): void;
  onBlur?(): void;
  /** Shown instead of the hint. */
  error?: string;
  hint?: string | undefined;
  /** Shown instead of the hint: not an error, but the player should check the value. */
  note?: string | undefined;
  isDisabled?: boolean;
  /** Label of a phone's Enter key. */
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint'];
}

export type FieldShellProps = Omit<FieldFrameProps, 'id' | 'hasFocus' | 'onFocus' | 'onBlur'>;

/**
 * A field with its label above and its message below. The message's line is always reserved, so that an error moves
 * nothing.
 */
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
