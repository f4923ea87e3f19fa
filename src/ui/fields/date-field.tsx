import { classNames } from '../class-names';
import { FieldShell, type FieldProps } from './field-shell';
import { MaskedInput } from './masked-input';
import styles from './field.module.css';

export interface DateFieldProps extends FieldProps {
  autoComplete?: string;
  /** Bounds for the browser's picker, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** The platform's date field, which shows day, month and year in the player's order. `value` is `YYYY-MM-DD`. */
export function DateField(props: DateFieldProps) {
  const { name, value, onChange, onFocus, onBlur, isDisabled, autoComplete, min, max } = props;
  return (
    <FieldShell {...props}>
      {(attributes) => (
        <div className={styles.box}>
          <MaskedInput
            {...attributes}
            className={classNames(styles.input, styles.numeric)}
            name={name}
            type="date"
            value={value}
            onText={onChange}
            disabled={isDisabled}
            autoComplete={autoComplete}
            min={min}
            max={max}
            onFocus={onFocus}
            onBlur={onBlur}
          />
        </div>
      )}
    </FieldShell>
  );
}
