import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { MessageView } from '@/ui/views/message-view';
import { InvoiceStore } from '../stores/invoice-store';
import { RenewButton } from './renew-button';
import { SupportButton } from './support-button';

/**
 * What to pay to is no longer reserved, so it is hidden. A player who has paid in time can still say so. `text`: where
 * it was not a card.
 */
export const ExpiredInvoice = observer(function ExpiredInvoice({ text }: { text?: string }) {
  const invoice = useInject(InvoiceStore);
  const locale = useInject(Locale);
  return (
    <MessageView
      icon="clock"
      title={locale.t('peer-to-peer:expired.title')}
      text={invoice.page.error ?? text ?? locale.t('peer-to-peer:expired.text')}
      action={
        <>
          <RenewButton variant="primary" />
          <Button
            isFullWidth
            variant="secondary"
            isLoading={invoice.running === 'paid'}
            onClick={() => void invoice.paid()}
          >
            {locale.t('peer-to-peer:expired.paid')}
          </Button>
          <SupportButton methodName={invoice.methodName} />
        </>
      }
    />
  );
});
