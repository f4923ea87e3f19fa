import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Dialog } from './dialog';

interface CancelDialogProps {
  onConfirm(): void;
  onClose(): void;
}

/** Asks before the deposit is cancelled: a transfer already on its way could not be matched to it any more. */
export const CancelDialog = observer(function CancelDialog({ onConfirm, onClose }: CancelDialogProps) {
  const locale = useInject(Locale);
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      title={locale.t('peer-to-peer:cancel.title')}
      text={locale.t('peer-to-peer:cancel.text', { paid: locale.t('payment.paid') })}
      onClose={onClose}
      actions={
        <>
          <Button isFullWidth onClick={onClose}>
            {locale.t('peer-to-peer:cancel.keep')}
          </Button>
          <Button isFullWidth variant="secondary" onClick={confirm}>
            {locale.t('peer-to-peer:cancel.confirm')}
          </Button>
        </>
      }
    />
  );
});
