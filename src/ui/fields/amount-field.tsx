import { useMemo } from 'react';
import { useDesignParts } from '../design/design-parts';
import type { AmountFieldProps } from '../design/part-props';
import { AmountBox, amountInput, QuickAmounts } from './amount-parts';
import { FieldShell } from './field-shell';
import { filterMask } from './filter-mask';
import { MaskedInput } from './masked-input';

export type { AmountFieldProps, QuickAmount } from '../design/part-props';

/** The amount, with shortcuts below, as the design dresses it. `hint` is the limits. */
export function AmountField(props: AmountFieldProps) {
  const { amountField: styles } = useDesignParts();
  const { name, label, value, onChange, onFocus, onBlur, isDisabled, currency, quickAmounts, filter } = props;
  const mask = useMemo(() => filterMask(filter), [filter]);
  return (
    <div>
      <FieldShell {...props} label={label}>
        {(attributes) => (
          <AmountBox styles={styles} currency={currency}>
            <MaskedInput
              {...attributes}
              {...amountInput(styles)}
              mask={mask}
              name={name}
              value={value}
              disabled={isDisabled}
              onInput={(event) => onChange(event.currentTarget.value)}
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
