import { observer } from 'mobx-react-lite';
import { formatAmount } from '../cashier/amount/format-amount';
import { SecondPayment } from '../cashier/resume/second-payment';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { ConfirmDialog } from '../ui/views/confirm-dialog';

/** Asked before a second payment while the first is, or may be, under way. Names the first one and leads to it. */
const SecondPaymentQuestion = observer(function SecondPaymentQuestion() {
  const second = useInject(SecondPayment);
  const locale = useInject(Locale);
  const { first, isBusy, hasNoAnswer } = second;
  if (!first) return null;
  const { intent, isChecking, isOwn } = first;
  const { flow, amount, currency } = intent;
  const state = isChecking ? 'checking' : 'waiting';
  const text = locale.t(`second.${flow}.${isOwn ? state : 'unnamed'}`, {
    amount: formatAmount(amount, currency, locale.tag),
  });
  return (
    <ConfirmDialog
      title={locale.t(`second.title.${state}`)}
      text={text}
      news={hasNoAnswer ? locale.t('second.noAnswer') : ''}
      instead={{
        label: locale.t(isChecking ? 'second.check' : 'second.open'),
        isBusy,
        onSelect: () => void (isChecking ? second.check() : second.goToFirst()),
      }}
      confirmLabel={locale.t(`second.${flow}.another`)}
      cancelLabel={locale.t('second.keep')}
      onConfirm={second.goOn}
      onCancel={second.keep}
    />
  );
});

export default SecondPaymentQuestion;
