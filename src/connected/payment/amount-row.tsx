import { observer } from 'mobx-react-lite';
import { exactAmount, exactAmountText } from '../../cashier/amount/exact-amount';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { ValueRow } from '../../ui/payment/value-row';
import { CopyRow } from './copy-row';

export interface AmountRowProps {
  /** Major units. */
  amount: number;
  currency: string;
  /** True for money that is paid out to the player, who need not copy the amount. */
  isPayout?: boolean;
}

/** The exact amount to be paid or paid out. */
export const AmountRow = observer(function AmountRow({ amount, currency, isPayout = false }: AmountRowProps) {
  const locale = useInject(Locale);
  const display = exactAmountText(amount, currency, locale.tag);
  if (isPayout) return <ValueRow label={locale.t('complete.amount')} value={display} />;
  return <CopyRow label={locale.t('payment.exactAmount')} value={exactAmount(amount).toFixed()} display={display} />;
});
