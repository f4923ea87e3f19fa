import { formatAmount } from '../../cashier/amount/format-amount';
import { BonusStore } from '../../cashier/bonus/bonus-store';
import type { PaymentForm } from '../../cashier/form/payment-form';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { usePaymentForm } from './use-payment-form';

/** The payment form of a deposit: its amount says when the bonus that is on will not come with it. Call it in an observer. */
export function useDepositForm(form: PaymentForm): ReturnType<typeof usePaymentForm> {
  const view = usePaymentForm(form);
  const bonus = useInject(BonusStore);
  const { currentMethod } = useInject(MethodsStore);
  const locale = useInject(Locale);
  const { amount, currency } = form;
  const least = amount && currentMethod && bonus.missedBy(currentMethod.name, amount);
  if (least === undefined) return view;
  const note = locale.t('bonus.missed', { amount: formatAmount(least, currency, locale.tag) });
  return { ...view, amount: { ...view.amount, note } };
}
