import { useMemo } from 'react';
import { useDesignParts } from '../design/design-parts';
import type { AmountFieldProps } from '../design/part-props';
import { AmountBox, amountInput, QuickAmounts } from './amount-parts';
import { amountShape, keepLines } from './amount-typing';
import { FieldShell } from './field-shell';
import { MaskedInput } from './masked-input';

export type { AmountFieldProps, QuickAmount } from '../design/part-props';

/** The amount with quick amounts below, styled by the design. `hint` holds the limits. */
export function AmountField(props: AmountFieldProps) {
  const { amountField: styles } = useDesignParts();
  const { name, label, value, onChange, onFocus, onBlur, isDisabled, currency, quickAmounts, shown } = props;
  const shape = useMemo(() => amountShape(shown), [shown]);
  return (
    <div>
      <FieldShell {...props} label={label}>
        {(attributes) => (
          <AmountBox styles={styles} currency={currency}>
            <MaskedInput
              {...attributes}
              {...amountInput(styles)}
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
          </AmountBox>
        )}
      </FieldShell>
      <QuickAmounts {...{ styles, label, value, quickAmounts, isDisabled, onChange }} />
    </div>
  );
}
