/** The inputs of a server-driven flow as a form without an amount, with the validation rules of payment forms. */
import { createForm } from 'final-form';
import { useEffect, useState } from 'react';
import { fieldKey, type PaymentFormValues } from '../../cashier/form/field-key';
import { validateField } from '../../cashier/form/validate-field';
import { wireValue } from '../../cashier/form/wire-value';
import type { FieldValues } from '../../contract/deposit';
import type { FormField } from '../../contract/form-field';
import { Locale } from '../../core/locale/locale';
import { Clock } from '../../core/time/time';
import { useInject } from '../../kernel/react';
import type { PaymentFormViewProps } from '../../ui/form/payment-form-view';
import { fieldView } from '../form/field-view';

interface FlowInputs extends Pick<PaymentFormViewProps, 'form' | 'fields'> {
  /** What the player typed, by field name; never to be stored, logged or monitored. */
  read(): FieldValues;
}

/** Call it in an observer. Typed values stay when the same flow comes again with other inputs. */
export function useFlowInputs(inputs: readonly FormField[]): FlowInputs {
  const locale = useInject(Locale);
  const clock = useInject(Clock);
  const [form] = useState(() => {
    const initialValues = Object.fromEntries(inputs.map(({ name, value }) => [fieldKey(name), value]));
    return createForm<PaymentFormValues>({ initialValues, onSubmit: () => undefined });
  });
  useEffect(() => {
    const isEmpty = ({ name }: FormField) => !form.getState().values[fieldKey(name)];
    form.batch(() => {
      for (const input of inputs)
        if (input.value !== '' && isEmpty(input)) form.change(fieldKey(input.name), input.value);
    });
  }, [form, inputs]);
  const check = (field: FormField, value: string) =>
    validateField(field, value, { locale, now: clock.now(), checkLuhn: false });
  return {
    form,
    fields: inputs.map((field) => fieldView(field, locale, (value) => check(field, value))),
    read() {
      const { values } = form.getState();
      return Object.fromEntries(inputs.map((field) => [field.name, wireValue(field, values[fieldKey(field.name)])]));
    },
  };
}
