/** A payment form's store as the props of its view. Shared by every plugin and design that shows one. */
import { filterAmountInput } from '../cashier/amount/filter-amount-input';
import { cardBrand } from '../cashier/form/card-brand';
import { AMOUNT_KEY, fieldKey } from '../cashier/form/field-key';
import { fieldHints } from '../cashier/form/field-hints';
import { maskFor } from '../cashier/form/mask';
import type { PaymentForm } from '../cashier/form/payment-form';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import type { PaymentFormViewProps } from '../ui/form/payment-form-view';

/** Call it in an observer: texts, fields and limits are observable. */
export function usePaymentForm(form: PaymentForm): Pick<PaymentFormViewProps, 'form' | 'amount' | 'fields'> {
  const locale = useInject(Locale);
  return {
    form: form.form,
    amount: {
      key: AMOUNT_KEY,
      label: locale.t('amount.label'),
      currency: form.currency,
      limitsText: form.limitsText,
      quickAmounts: form.quickAmounts,
      validate: form.validateAmount,
      filter: filterAmountInput,
    },
    fields: form.fields.map((field) => ({
      ...field,
      ...fieldHints(field),
      key: fieldKey(field.name),
      mask: maskFor(field),
      brandOf: cardBrand,
      label: locale.text(field.label),
      items: field.items.map(({ text, value }) => ({ text: locale.text(text), value })),
      placeholder: field.placeholder ? locale.text(field.placeholder) : undefined,
      tooltip: field.tooltip ? locale.text(field.tooltip) : undefined,
      tooltipLabel: locale.t('form.tooltip'),
      validate: (value) => form.validateField(field.name, value),
    })),
  };
}
