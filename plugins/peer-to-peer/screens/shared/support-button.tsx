import { observer } from 'mobx-react-lite';
import { SupportContact } from '@/connected/support-contact';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { hasSupportButton } from '../../kyrgyz-banks';
import { InvoiceStore } from '../../stores/invoice-store';

/** For the methods that have one (spec 2), as the deployment reaches its support. */
export const SupportButton = observer(function SupportButton({ methodName }: { methodName: string | undefined }) {
  const invoice = useInject(InvoiceStore);
  const locale = useInject(Locale);
  if (!hasSupportButton(methodName)) return null;
  return <SupportContact label={locale.t('peer-to-peer:support')} onAsk={() => invoice.askSupport(methodName)} />;
});
