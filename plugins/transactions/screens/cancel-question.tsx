import { observer } from 'mobx-react-lite';
import { formatAmount } from '@/cashier/amount/format-amount';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { ConfirmDialog } from '@/ui/views/confirm-dialog';
import { CancelStore } from '../stores/cancel-store';

/** Asks before a withdrawal is cancelled, and says what happens to the money. */
export const CancelQuestion = observer(function CancelQuestion() {
  const { asked, keep, confirm } = useInject(CancelStore);
  const locale = useInject(Locale);
  if (!asked) return null;
  const amount = formatAmount(asked.amount, asked.currency, locale.tag);
  return (
    <ConfirmDialog
      title={locale.t('transactions:cancel.title')}
      text={locale.t('transactions:cancel.text', { amount })}
      confirmLabel={locale.t('transactions:cancel.confirm')}
      cancelLabel={locale.t('transactions:cancel.keep')}
      onConfirm={() => void confirm()}
      onCancel={keep}
    />
  );
});
