import type { Elements } from '../elements';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './field.module.css';

/** Attributes that link a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps {
  /** Id of the control. */
  id: string;
  label: string;
  /** Shown instead of the hint. */
  error?: string;
  hint?: string | undefined;
  /** Shown instead of the hint: not an error, but the player should check the value. */
  note?: string | undefined;
  isDisabled?: boolean;
  /** Beside the label, e.g. the button of a toggletip. */
  labelEnd?: Elements;
  /** Id of an additional description of the control. */
  describedBy?: string;
  /** Reserves no space for a message. */
  isCompact?: boolean;
  /** Whether the control has the focus; if so, screen readers announce a new message. */
  hasFocus?: boolean;
  onFocus?(): void;
  onBlur?(): void;
  children(attributes: ControlAttributes): Elements;
}

/**
 * The layout of every field: label, control, message. Uses no hooks, so that the first form can render it before React
 * has loaded.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, error, note, hint, isDisabled, labelEnd, describedBy, isCompact, hasFocus, children } = props;
  const message = error ?? note ?? hint;
  const described = classNames(message !== undefined && `${id}-message`, describedBy);
  return (
    <div
      className={classNames(styles.field, isDisabled && styles.disabled)}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
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
      )}
    </div>
  );
}
