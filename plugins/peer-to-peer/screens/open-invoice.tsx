import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CountdownBar } from '@/connected/payment/countdown-bar';
import { Locale } from '@/core/locale/locale';
import { NetworkState } from '@/core/network/network-state';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/layout/page';
import { StepList } from '@/ui/payment/step-list';
import { Note } from '@/ui/views/note';
import { InvoiceStore } from '../stores/invoice-store';
import { CancelDialog } from './cancel-dialog';
import { GuaranteeNote } from './guarantee-note';
import { HowItWorks } from './how-it-works';
import { InvoiceAmount } from './invoice-amount';
import { InvoiceCard } from './invoice-card';
import styles from './invoice.module.css';
import { SupportButton } from './support-button';

/** The invoice while it waits for the player's transfer. */
export const OpenInvoice = observer(function OpenInvoice() {
  const invoice = useInject(InvoiceStore);
  const network = useInject(NetworkState);
  const locale = useInject(Locale);
  const [isCancelling, setCancelling] = useState(false);
  const { reserved, running, methodName } = invoice;
  const isIdle = running === undefined && !network.isOffline;
  const steps = [
    locale.t('peer-to-peer:invoice.steps.copy'),
    locale.t('peer-to-peer:invoice.steps.transfer'),
    locale.t('peer-to-peer:invoice.steps.confirm', { paid: locale.t('payment.paid') }),
  ];
  const footer = (
    <>
      <Note icon="error" role="alert">
        {invoice.page.error}
      </Note>
      <Button
        isFullWidth
        isLoading={running === 'paid'}
        aria-disabled={!isIdle || undefined}
        onClick={() => isIdle && void invoice.paid()}
      >
        {locale.t('payment.paid')}
      </Button>
      <Button
        isFullWidth
        variant="secondary"
        isLoading={running === 'cancel'}
        aria-disabled={!isIdle || undefined}
        onClick={() => isIdle && setCancelling(true)}
      >
        {locale.t('payment.cancel')}
      </Button>
    </>
  );
  return (
    <Page title={locale.t('peer-to-peer:invoice.title')} footer={footer}>
      <CountdownBar expiresAt={invoice.expiresAt} label={locale.t('payment.timeToPay')} />
      <div className={styles.requisites}>
        {reserved.deposit && <InvoiceAmount deposit={reserved.deposit} />}
        <InvoiceCard reserved={reserved} />
      </div>
      <StepList steps={steps} />
      <Note icon="error">{locale.t('peer-to-peer:invoice.exact')}</Note>
      <GuaranteeNote methodName={methodName} />
      <HowItWorks />
      <SupportButton methodName={methodName} />
      {isCancelling && <CancelDialog onClose={() => setCancelling(false)} />}
    </Page>
  );
});
