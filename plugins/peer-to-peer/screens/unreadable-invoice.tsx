import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { MessageView } from '@/ui/views/message-view';
import { InvoiceStore } from '../stores/invoice-store';
import { RenewButton } from './renew-button';
import { SupportButton } from './support-button';

/** 'Error while decrypting data' (spec 8): no payment details are shown, but the player can ask for another card. */
export const UnreadableInvoice = observer(function UnreadableInvoice() {
  const invoice = useInject(InvoiceStore);
  const locale = useInject(Locale);
  const isBusy = invoice.running !== undefined;
  return (
    <MessageView
      title={locale.t('peer-to-peer:unreadable.title')}
      text={invoice.page.error ?? locale.t('peer-to-peer:unreadable.text')}
      action={
        <>
          <RenewButton variant="primary" />
          <Button isFullWidth variant="secondary" aria-disabled={isBusy} onClick={() => void invoice.cancel()}>
            {locale.t('payment.cancel')}
          </Button>
          <SupportButton methodName={invoice.methodName} />
        </>
      }
    />
  );
});
