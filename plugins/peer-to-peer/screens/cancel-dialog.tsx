import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { ConfirmDialog } from '@/ui/views/confirm-dialog';
import { InvoiceStore } from '../stores/invoice-store';

/** Asks before the deposit is cancelled: a transfer already on its way could not be matched to it any more. */
export const CancelDialog = observer(function CancelDialog({ onClose }: { onClose(): void }) {
  const invoice = useInject(InvoiceStore);
  const locale = useInject(Locale);
  return (
    <ConfirmDialog
      isRisky
      title={locale.t('peer-to-peer:cancel.title')}
      text={locale.t('peer-to-peer:cancel.text', { paid: locale.t('payment.paid') })}
      confirmLabel={locale.t('peer-to-peer:cancel.confirm')}
      cancelLabel={locale.t('peer-to-peer:cancel.keep')}
      onConfirm={() => {
        onClose();
        void invoice.cancel();
      }}
      onCancel={onClose}
    />
  );
});
