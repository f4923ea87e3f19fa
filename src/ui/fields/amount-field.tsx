import { useMaskito } from '@maskito/react';
import { useMemo } from 'react';
import { classNames } from '../class-names';
import { FieldShell, type FieldProps } from './field-shell';
import { filterMask } from './filter-mask';
import field from './field.module.css';
import styles from './amount-field.module.css';

/** Characters; four longer labels in a row would break on a phone. */
const SHORT_LABEL = 7;

export interface QuickAmount {
  /** The text to put into the field. */
  value: string;
  label: string;
}

export interface AmountFieldProps extends FieldProps {
  /** Code after the amount, e.g. `INR`. */
  currency: string;
  quickAmounts?: readonly QuickAmount[];
  /** Takes out what an amount can't hold, on every keystroke. */
  filter(text: string): string;
}

/** The amount is what the page is about: large, first, with shortcuts below. `hint` is the limits. */
export function AmountField(props: AmountFieldProps) {
  const { name, label, value, onChange, onFocus, onBlur, isDisabled, currency, quickAmounts = [], filter } = props;
  const mask = useMemo(() => filterMask(filter), [filter]);
  const maskRef = useMaskito({ options: mask });
  const isLong = quickAmounts.some((quick) => quick.label.length > SHORT_LABEL);
  return (
    <div>
      <FieldShell {...props} label={label}>
        {(attributes) => (
          <div className={classNames(field.box, styles.box)}>
            <input
              {...attributes}
              ref={maskRef}
              className={classNames(field.input, styles.input)}
              name={name}
              type="text"
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              placeholder="0"
              value={value}
              disabled={isDisabled}
              onInput={(event) => onChange(event.currentTarget.value)}
              onFocus={onFocus}
              onBlur={onBlur}
            />
            <span className={styles.currency}>{currency}</span>
          </div>
        )}
      </FieldShell>
      {quickAmounts.length > 0 && (
        <div
          className={styles.chips}
          data-count={quickAmounts.length}
          data-long={isLong || undefined}
          role="group"
          aria-label={label}
        >
          {quickAmounts.map((quick) => (
            <button
              key={quick.value}
              type="button"
              className={styles.chip}
              aria-pressed={quick.value === value}
              disabled={isDisabled}
              onClick={() => onChange(quick.value)}
            >
              {quick.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
