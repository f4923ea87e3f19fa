import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { FieldShell, type FieldProps } from './field-shell';
import styles from './field.module.css';

export interface SelectFieldProps extends FieldProps {
  /** `lang`: of a text in another language than the page's. */
  items: readonly { text: string; value: string; lang?: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  autoComplete?: string;
}

/**
 * The platform's own select: its list is never clipped, and every screen reader and phone supports it. For short lists;
 * use a `Combobox` for longer ones.
 */
export function SelectField(props: SelectFieldProps) {
  const { name, value, onChange, onFocus, onBlur, isDisabled, items, placeholder, autoComplete } = props;
  return (
    <FieldShell {...props}>
      {(attributes) => (
        <div className={styles.box}>
          <select
            {...attributes}
            className={classNames(styles.input, styles.select)}
            name={name}
            value={value}
            disabled={isDisabled}
            autoComplete={autoComplete}
            onChange={(event) => onChange(event.target.value)}
            onFocus={onFocus}
            onBlur={onBlur}
          >
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {items.map((item) => (
              <option key={item.value} value={item.value} lang={item.lang}>
                {item.text}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="expand" size={1.25} />
          </span>
        </div>
      )}
    </FieldShell>
  );
}
