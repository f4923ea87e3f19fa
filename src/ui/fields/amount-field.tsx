import { useMemo } from 'react';
import { classNames } from '../class-names';
import { useDesignParts } from '../design/design-parts';
import type { AmountFieldProps } from '../design/part-props';
import { amountShape, keepLines } from './amount-typing';
import { FieldShell } from './field-shell';
import field from './field.module.css';
import { MaskedInput } from './masked-input';

export type { AmountFieldProps, QuickAmount } from '../design/part-props';

/** Most characters of a short label; four longer labels in a row would wrap on a phone. */
const SHORT_LABEL = 7;

/** The amount with quick amounts below, styled by the design. `hint` holds the limits. */
export function AmountField(props: AmountFieldProps) {
  const { amountField: styles } = useDesignParts();
  const { name, value, onChange, onFocus, onBlur, isDisabled, currency, shown } = props;
  const shape = useMemo(() => amountShape(shown), [shown]);
  return (
    <div>
      <FieldShell {...props}>
        {(attributes) => (
          <div className={classNames(field.box, styles.box)}>
            <MaskedInput
              {...attributes}
              className={classNames(field.input, styles.input)}
              type="text"
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              enterKeyHint={props.enterKeyHint ?? 'done'}
              shape={shape}
              name={name}
              value={value}
              disabled={isDisabled}
              onText={onChange}
              onPaste={keepLines}
              onFocus={onFocus}
              onBlur={onBlur}
            />
            <span className={styles.currency}>{currency}</span>
          </div>
        )}
      </FieldShell>
      <QuickAmounts {...props} />
    </div>
  );
}

function QuickAmounts({ label, value, quickAmounts = [], isDisabled, onChange }: AmountFieldProps) {
  const { amountField: styles } = useDesignParts();
  if (quickAmounts.length === 0) return null;
  const isLong = quickAmounts.some((quick) => quick.label.length > SHORT_LABEL);
  return (
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
  );
}
