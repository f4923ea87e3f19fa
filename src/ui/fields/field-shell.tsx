import { useId, useState, type HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import type { Elements } from '../elements';
import { Icon } from '../icons/icon';
import styles from './field.module.css';

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

/** Attributes that link a control to its label, hint and error. */
interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldShellProps extends Pick<FieldProps, 'label' | 'error' | 'hint' | 'note' | 'isDisabled'> {
  /** Beside the label, e.g. the button of a toggletip. */
  labelEnd?: Elements;
  /** Id of an additional description of the control. */
  describedBy?: string;
  children(attributes: ControlAttributes): Elements;
}

/**
 * The layout of every field: label, control, message. The message's line is always reserved, so that an error moves
 * nothing.
 */
export function FieldShell(props: FieldShellProps) {
  const { label, error, note, hint, isDisabled, labelEnd, describedBy, children } = props;
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const message = error ?? note ?? hint;
  const described = classNames(message !== undefined && `${id}-message`, describedBy);
  return (
    <div
      className={classNames(styles.field, isDisabled && styles.disabled)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {labelEnd}
      </div>
      {children({ id, 'aria-invalid': error !== undefined || undefined, 'aria-describedby': described || undefined })}
      <p id={`${id}-message`} className={classNames(styles.message, error !== undefined && styles.error)}>
        {error !== undefined && <Icon name="error" size={1} />}
        {/* Screen readers read the message when the player enters the field. Inside the field, e.g. after Enter, a new
              message is announced. */}
        <span className={styles.messageText}>
          <span
            aria-live={hasFocus ? 'polite' : undefined}
            className={error === undefined && note !== undefined ? styles.note : undefined}
          >
            {error ?? note}
          </span>
          {error === undefined && note === undefined && hint !== undefined && <span>{hint}</span>}
        </span>
      </p>
    </div>
  );
}
