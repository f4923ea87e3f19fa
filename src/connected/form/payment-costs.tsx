import type Big from 'big.js';
import { observer } from 'mobx-react-lite';
import { formatAmount } from '../../cashier/amount/format-amount';
import { ofCurrency } from '../../cashier/amount/of-currency';
import { paymentFee } from '../../cashier/amount/payment-fee';
import type { PaymentForm } from '../../cashier/form/payment-form';
import type { PaymentMethod } from '../../contract/method';
import type { Flow } from '../../contract/primitives';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Note } from '../../ui/views/note';
import { usePlayerWords } from '../use-player-words';

interface PaymentCostsProps {
  flow: Flow;
  method: PaymentMethod;
  form: Pick<PaymentForm, 'amount' | 'currency'>;
}

/** What the payment costs and what remains of it, before it is made. Renders nothing when the gateway sends no fee. */
export const PaymentCosts = observer(function PaymentCosts({ flow, method, form }: PaymentCostsProps) {
  const locale = useInject(Locale);
  const { amount, currency } = form;
  const tariff = ofCurrency(method.fees, currency);
  const hasWords = usePlayerWords(tariff !== undefined);
  const fee = amount && paymentFee(tariff, amount, currency);
  if (!fee || !amount || !hasWords) return null;
  const show = (value: Big.BigSource) => formatAmount(value, currency, locale.tag);
  const rest = show(fee.gt(amount) ? 0 : amount.minus(fee));
  const left =
    flow === 'deposit'
      ? locale.t('player:cost.credited', { amount: rest })
      : locale.t('player:cost.arrives', { amount: rest });
  const text = `${locale.t('player:cost.fee', { fee: show(fee) })} · ${left}`;
  return <Note>{text}</Note>;
});
