import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { UnifiedForm } from '@/connected/payment/unified-form';
import type { P2PDeposit } from '@/contract/deposit';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { ValueRow } from '@/ui/payment/value-row';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { InvoiceStore } from '../stores/invoice-store';
import { CancelDialog } from './cancel-dialog';
import { ExpiredInvoice } from './expired-invoice';
import { GuaranteeNote } from './guarantee-note';
import { LostInvoice } from './lost-invoice';
import { RenewButton } from './renew-button';
import { SupportButton } from './support-button';

/** Page of a payment whose steps the gateway describes (server-driven flow). */
export const UnifiedFormScreen = observer(function UnifiedFormScreen() {
  const invoice = useInject(InvoiceStore);
  const locale = useInject(Locale);
  const [isCancelling, setCancelling] = useState(false);
  useEffect(() => invoice.open(), [invoice]);
  const { unifiedFlow, deposit, bank } = invoice.reserved;
  if (invoice.phase === 'lost') return <LostInvoice />;
  if (!unifiedFlow && invoice.phase === 'expired') return <ExpiredInvoice text={locale.t('unified.expired')} />;
  if (!unifiedFlow) return <FormSkeleton label={locale.t('peer-to-peer:invoice.loading')} />;
  return (
    <>
      <UnifiedForm
        flow={unifiedFlow}
        amount={amountOf(deposit)}
        title={locale.t('peer-to-peer:unified.title')}
        isSubmitting={invoice.running !== undefined}
        error={invoice.page.error}
        onComplete={invoice.paid}
        onCancel={() => setCancelling(true)}
      >
        {bank && <ValueRow label={locale.t('peer-to-peer:invoice.bank')} value={bank.name} />}
        {invoice.phase === 'expired' && <RenewButton />}
        <GuaranteeNote methodName={invoice.methodName} />
        <SupportButton methodName={invoice.methodName} />
      </UnifiedForm>
      {isCancelling && <CancelDialog onClose={() => setCancelling(false)} />}
    </>
  );
});

/** The amount to pay, which the provider may have changed from the one that the player typed. */
function amountOf(deposit: P2PDeposit | undefined) {
  const { payment_amount: amount, payment_currency: currency } = deposit ?? {};
  return amount == null || currency == null ? undefined : { amount, currency };
}
