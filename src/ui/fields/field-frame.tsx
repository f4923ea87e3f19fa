import type { Elements } from '../elements';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './field.module.css';

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps {
  /** Of the control. */
  id: string;
  label: string;
  /** Shown instead of the hint. */
  error?: string;
  hint?: string;
  /** Instead of the hint: no error, but worth a look at what was entered. */
  note?: string | undefined;
  isDisabled?: boolean;
  /** Beside the label, e.g. the button of a toggletip. */
  labelEnd?: Elements;
  /** Id of one more description of the control. */
  describedBy?: string;
  /** Keeps no line free for a message. */
  isCompact?: boolean;
  /** The control has the focus: a new message is spoken. */
  hasFocus?: boolean;
  onFocus?(): void;
  onBlur?(): void;
  children(attributes: ControlAttributes): Elements;
}

/** How every field stands: label, control, message. Without hooks, so that the first form can show it before React is there. */
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
          {/* Who comes to a field hears its message; who is in it, e.g. after Enter, is told of a new one. */}
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
