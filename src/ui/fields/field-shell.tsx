import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './field.module.css';

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
  isDisabled?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldShellProps extends Pick<FieldProps, 'label' | 'error' | 'hint' | 'isDisabled'> {
  /** Beside the label, e.g. the button of a toggletip. */
  labelEnd?: ReactNode;
  /** Id of one more description of the control. */
  describedBy?: string;
  /** Keeps no line free for a message. */
  isCompact?: boolean;
  children(attributes: ControlAttributes): ReactNode;
}

/** Label above, message below. The message's line is kept free from the start, so that an error moves nothing. */
export function FieldShell({
  label,
  error,
  hint,
  isDisabled,
  labelEnd,
  describedBy,
  isCompact,
  children,
}: FieldShellProps) {
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const message = error ?? hint;
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
      {!(isCompact && message === undefined) && (
        <p id={`${id}-message`} className={classNames(styles.message, error !== undefined && styles.error)}>
          {error !== undefined && <Icon name="error" size={1} />}
          {/* Who comes to a field hears its message; who is in it, e.g. after Enter, is told of a new one. */}
          <span className={styles.messageText} aria-live={hasFocus ? 'polite' : undefined}>
            {error}
          </span>
          {error === undefined && <span className={styles.messageText}>{hint}</span>}
        </p>
      )}
    </div>
  );
}
