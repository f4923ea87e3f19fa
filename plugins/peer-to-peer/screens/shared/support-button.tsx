import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { hasSupportButton } from '../../kyrgyz-banks';
import { InvoiceStore } from '../../stores/invoice-store';

/** Asks the host for its support. */
export const SupportButton = observer(function SupportButton({ methodName }: { methodName: string | undefined }) {
  const invoice = useInject(InvoiceStore);
  const locale = useInject(Locale);
  if (!hasSupportButton(methodName)) return null;
  return (
    <Button variant="ghost" isFullWidth onClick={() => invoice.askSupport(methodName)}>
      {locale.t('peer-to-peer:support')}
    </Button>
  );
});
