import { useMemo } from 'react';
import { classNames } from '../class-names';
import { useDesignParts } from '../design/design-parts';
import type { AmountFieldProps } from '../design/part-props';
import { FieldShell } from './field-shell';
import { filterMask } from './filter-mask';
import field from './field.module.css';
import { MaskedInput } from './masked-input';

/** Characters; four longer labels in a row would break on a phone. */
const SHORT_LABEL = 7;

export type { AmountFieldProps, QuickAmount } from '../design/part-props';

/** The amount, with shortcuts below, as the design dresses it. `hint` is the limits. */
export function AmountField(props: AmountFieldProps) {
  const { amountField: styles } = useDesignParts();
  const { name, label, value, onChange, onFocus, onBlur, isDisabled, currency, quickAmounts = [], filter } = props;
  const mask = useMemo(() => filterMask(filter), [filter]);
  const isLong = quickAmounts.some((quick) => quick.label.length > SHORT_LABEL);
  return (
    <div>
      <FieldShell {...props} label={label}>
        {(attributes) => (
          <div className={classNames(field.box, styles.box)}>
            <MaskedInput
              {...attributes}
              mask={mask}
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
