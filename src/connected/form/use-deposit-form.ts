import { formatAmount } from '../../cashier/amount/format-amount';
import { typable } from '../../cashier/amount/limits';
import { BonusStore } from '../../cashier/bonus/bonus-store';
import type { PaymentForm } from '../../cashier/form/payment-form';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { DepositLimits } from '../../cashier/standing/deposit-limits';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { usePlayerWords } from '../use-player-words';
import { usePaymentForm } from './use-payment-form';

/**
 * The payment form of a deposit. The note at its amount says when the chosen bonus does not apply, or what the player's
 * limits leave. Call it in an observer.
 */
export function useDepositForm(form: PaymentForm): ReturnType<typeof usePaymentForm> {
  const view = usePaymentForm(form);
  const bonus = useInject(BonusStore);
  const player = useInject(DepositLimits);
  const { currentMethod } = useInject(MethodsStore);
  const locale = useInject(Locale);
  const { amount, currency } = form;
  const least = amount && currentMethod && bonus.missedBy(currentMethod.name, amount);
  const isBound = player.left !== undefined && (player.left.amount.lt(form.limits.max) || form.limits.max === 0);
  usePlayerWords(isBound);
  const missed =
    least === undefined
      ? undefined
      : locale.t('bonus.missed', { amount: formatAmount(typable(least, currency, 1), currency, locale.tag) });
  const note = missed ?? (isBound ? player.text : undefined);
  if (note === undefined) return view;
  return { ...view, amount: { ...view.amount, note } };
}
