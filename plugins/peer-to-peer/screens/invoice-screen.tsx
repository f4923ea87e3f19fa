import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { InvoiceStore } from '../stores/invoice-store';
import { ExpiredInvoice } from './expired-invoice';
import { LostInvoice } from './lost-invoice';
import { OpenInvoice } from './open-invoice';
import { UnreadableInvoice } from './unreadable-invoice';

/** Page with the card that is reserved for the player's transfer. */
export const InvoiceScreen = observer(function InvoiceScreen() {
  const invoice = useInject(InvoiceStore);
  const locale = useInject(Locale);
  useEffect(() => invoice.open(), [invoice]);
  switch (invoice.phase) {
    case 'loading':
      return <FormSkeleton label={locale.t('peer-to-peer:invoice.loading')} fieldCount={2} />;
    case 'lost':
      return <LostInvoice />;
    case 'unreadable':
      return <UnreadableInvoice />;
    case 'expired':
      return <ExpiredInvoice />;
    case 'open':
      return <OpenInvoice />;
  }
});
