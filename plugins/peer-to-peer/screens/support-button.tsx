import { observer } from 'mobx-react-lite';
import { SupportContact } from '@/connected/support-contact';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { hasSupportButton } from '../kyrgyz-banks';
import { InvoiceStore } from '../stores/invoice-store';

/** Support button of the methods that have one (spec 2); the deployment's settings say how support is reached. */
export const SupportButton = observer(function SupportButton({ methodName }: { methodName: string | undefined }) {
  const { deposit } = useInject(InvoiceStore).reserved;
  const locale = useInject(Locale);
  if (!hasSupportButton(methodName)) return null;
  const about = { flow: 'deposit', reference: deposit?.depositId, method: methodName };
  return <SupportContact label={locale.t('peer-to-peer:support')} about={about} />;
});
