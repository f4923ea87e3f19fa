import { AmountField } from '../fields/amount-field';
import type { AmountView } from './form-types';
import { useFormControl } from './use-form-control';

/** The form's amount, with its limits, or else an error, below. Must be inside a react-final-form `Form`. */
export function FormAmount({ amount }: { amount: AmountView }) {
  const control = useFormControl(amount.key);
  return (
    <AmountField
      {...control}
      label={amount.label}
      hint={amount.limitsText}
      note={amount.note}
      currency={amount.currency}
      quickAmounts={amount.quickAmounts}
      shown={amount.shown}
    />
  );
}
