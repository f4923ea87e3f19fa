import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { InvoiceStore } from '../stores/invoice-store';

/** Gets another card for the same amount. */
export const RenewButton = observer(function RenewButton({ variant }: { variant?: 'primary' | 'secondary' }) {
  const invoice = useInject(InvoiceStore);
  const locale = useInject(Locale);
  return (
    <Button
      isFullWidth
      variant={variant ?? 'secondary'}
      isLoading={invoice.running === 'renew'}
      onClick={() => void invoice.renew()}
    >
      {locale.t('peer-to-peer:renew')}
    </Button>
  );
});
