import { observer } from 'mobx-react-lite';
import { SupportContact } from '@/connected/support-contact';
import { HostBridge } from '@/core/host-bridge/host-bridge';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { hasSupportButton } from '../../kyrgyz-banks';
import { InvoiceStore } from '../../stores/invoice-store';

/** Support button of the methods that have one (spec 2); the deployment's settings say how support is reached. */
export const SupportButton = observer(function SupportButton({ methodName }: { methodName: string | undefined }) {
  const invoice = useInject(InvoiceStore);
  const host = useInject(HostBridge);
  const locale = useInject(Locale);
  if (!hasSupportButton(methodName)) return null;
  const ask = (details: { trace?: string }) => {
    invoice.askSupport(methodName);
    // The trace of the visit goes to the host only, not to analytics.
    const params = { flow: 'deposit', reference: invoice.reserved.deposit?.depositId ?? '', method: methodName };
    if (details.trace !== undefined)
      host.send({ messageType: 'onAction', name: 'support', params: { ...params, ...details } });
  };
  return <SupportContact label={locale.t('peer-to-peer:support')} onAsk={ask} />;
});
