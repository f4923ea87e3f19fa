/** Maps a payment form's store to the props of its view. Used by every plugin and design that shows one. */
import { AMOUNT_KEY, fieldKey } from '../../cashier/form/field-key';
import type { PaymentForm } from '../../cashier/form/payment-form';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import type { AmountView } from '../../ui/form/form-types';
import type { PaymentFormViewProps } from '../../ui/form/payment-form-view';
import { fieldView } from './field-view';

type ShownForm = Pick<PaymentFormViewProps, 'form' | 'amount' | 'fields' | 'problems' | 'refusals' | 'moreLabel'>;

/** Call it in an observer: texts, fields and limits are observable. */
export function usePaymentForm(form: PaymentForm): Omit<ShownForm, 'amount'> & { amount: AmountView } {
  const locale = useInject(Locale);
  return {
    form: form.form,
    amount: {
      key: AMOUNT_KEY,
      label: locale.t('amount.label'),
      currency: form.currency,
      limitsText: form.limitsText,
      quickAmounts: form.quickAmounts,
      shown: form.shownAmount,
    },
    problems: form.problems,
    refusals: form.refusals,
    moreLabel: locale.t('form.more'),
    fields: form.fields.map((field) => ({
      ...fieldView(field, locale),
      hint: form.banks[fieldKey(field.name)],
      isAskedFor: form.requestedNames.includes(field.name),
    })),
  };
}
