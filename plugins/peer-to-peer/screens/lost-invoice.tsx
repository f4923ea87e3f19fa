import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { MessageView } from '@/ui/views/message-view';
import { InvoiceStore } from '../stores/invoice-store';

/** Shown when the search for the deposit has failed after a reload. */
export const LostInvoice = observer(function LostInvoice() {
  const invoice = useInject(InvoiceStore);
  const locale = useInject(Locale);
  return (
    <MessageView
      title={locale.t('peer-to-peer:lost.title')}
      text={locale.t('peer-to-peer:lost.text')}
      action={
        <>
          <Button isFullWidth onClick={invoice.open}>
            {locale.t('common.refresh')}
          </Button>
          <Button isFullWidth variant="secondary" onClick={() => void invoice.page.toMethods()}>
            {locale.t('complete.toMethods')}
          </Button>
        </>
      }
    />
  );
});
