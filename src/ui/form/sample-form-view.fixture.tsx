/** A form's page for tests and stories, with a rule beside each field in place of a store. */
import { useEffect, useReducer } from 'react';
import type { AmountView, FormFieldView } from './form-types';
import { PaymentFormView, type PaymentFormViewProps } from './payment-form-view';

interface Rule {
  validate?(value: string): string | undefined;
}
export type SampleField = FormFieldView & Rule;
export type SampleAmount = AmountView & Rule;

export interface SampleFormViewProps extends Omit<PaymentFormViewProps, 'problems' | 'amount' | 'fields'> {
  amount?: SampleAmount;
  fields: readonly SampleField[];
}

export function SampleFormView(props: SampleFormViewProps) {
  const { form, amount, fields } = props;
  const [, follow] = useReducer((count: number) => count + 1, 0);
  useEffect(() => form.subscribe(follow, { values: true }), [form]);
  const { values } = form.getState();
  const checked = amount ? [amount, ...fields] : fields;
  const problems = Object.fromEntries(checked.map(({ key, validate }) => [key, validate?.(values[key] ?? '')]));
  return <PaymentFormView {...props} problems={problems} />;
}
