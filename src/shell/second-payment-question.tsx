import { observer } from 'mobx-react-lite';
import { formatAmount } from '../cashier/amount/format-amount';
import { SecondPayment } from '../cashier/submission/second-payment';
import type { AttemptIntent } from '../cashier/attempt/attempt-record';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { ConfirmDialog } from '../ui/views/confirm-dialog';

/** Asked before a second payment while the first is, or may be, under way. Names the first one and leads to it. */
const SecondPaymentQuestion = observer(function SecondPaymentQuestion() {
  const second = useInject(SecondPayment);
  const locale = useInject(Locale);
  const { first, isBusy, hasNoAnswer } = second;
  if (!first) return null;
  const { intent, state, isOwn, isOther } = first;
  const { flow } = intent;
  const isChecking = state === 'checking' || state === 'unheard';
  const [before, payment] = [inWords(intent, locale), inWords(first.second, locale)];
  const text = locale.t(`second.${flow}.${isOwn ? state : 'unnamed'}`, { amount: before });
  const isSameText = before === payment && isOwn;
  const other = isOther ? locale.t('second.nowOther') : '';
  const now = isSameText ? other : locale.t('second.now', { payment });
  return (
    <ConfirmDialog
      title={locale.t(`second.title.${state}`)}
      text={`${text} ${now}`.trim()}
      news={hasNoAnswer ? locale.t('second.noAnswer') : ''}
      instead={{
        label: locale.t(isChecking ? 'second.check' : 'second.open'),
        isBusy,
        onSelect: () => void (isChecking ? second.check() : second.goToFirst()),
      }}
      confirmLabel={locale.t(state === 'unheard' ? 'resume.offer.continue' : `second.${flow}.another`)}
      cancelLabel={locale.t('second.keep')}
      onConfirm={second.goOn}
      onCancel={second.keep}
    />
  );
});

/** `€50.00 to •••• 3000`; the amount alone where the destination has no short name. */
function inWords({ amount, currency, destination }: AttemptIntent, locale: Locale): string {
  const money = formatAmount(amount, currency, locale.tag);
  return destination ? locale.t('second.to', { amount: money, destination }) : money;
}

export default SecondPaymentQuestion;
