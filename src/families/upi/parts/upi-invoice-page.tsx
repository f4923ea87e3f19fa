import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { formatAmount } from '../../../cashier/amount/format-amount';
import { UpiPaymentStore } from '../stores/upi-payment-store';
import { Locale } from '../../../core/locale/locale';
import { NetworkState } from '../../../core/network/network-state';
import { useInject } from '../../../kernel/react';
import { Button } from '../../../ui/button/button';
import { submitByClick } from '../../../ui/form/submit-by-click';
import { Page } from '../../../ui/layout/page';
import { CountdownBar } from '../../../connected/payment/countdown-bar';
import { UpiClosedBlock } from './upi-closed-block';
import { UpiCodeBlock } from './upi-code-block';
import { UpiRefusedView } from './upi-refused-view';
import type { UpiSay } from './upi-say';
import { UpiUtrSection } from './upi-utr-section';
import { useCountdown } from '../../../connected/payment/use-countdown';
import styles from './upi.module.css';

/**
 * A deposit that is paid by UPI: the code, then the UTR. The UTR can also be entered when the code has expired or is
 * gone, since the money may already be sent. Its field stays mounted when the code expires while the player types.
 */
export const UpiInvoicePage = observer(function UpiInvoicePage({ say }: { say: UpiSay }) {
  const payment = useInject(UpiPaymentStore);
  const network = useInject(NetworkState);
  const locale = useInject(Locale);
  const formRef = useRef<HTMLFormElement>(null);
  const countdown = useCountdown(payment.payable?.expiresAt);
  useEffect(() => payment.open(), [payment]);
  if (!payment.deposit) return null;
  if (payment.problem === 'refused') return <UpiRefusedView say={say} />;

  const { amount, currency } = payment.deposit;
  const money = formatAmount(amount, currency, locale.tag);
  const { payable } = payment;
  const isOpen = payable !== undefined && !countdown?.isExpired;
  const confirm = async () => {
    const input = formRef.current?.elements.namedItem('utr');
    if (network.isOffline) return;
    if ((await payment.confirm()) !== 'done' && payment.utrError && input instanceof HTMLElement) input.focus();
  };
  return (
    <Page
      title={say('title', { amount: money })}
      formRef={formRef}
      onSubmit={() => void confirm()}
      footer={
        <>
          <div role="alert">
            {payment.page.error !== undefined && <p className={styles.error}>{payment.page.error}</p>}
          </div>
          <Button
            type="submit"
            isFullWidth
            variant={isOpen ? 'primary' : 'secondary'}
            isLoading={payment.page.isBusy}
            aria-disabled={network.isOffline || undefined}
            onClick={submitByClick(() => void confirm())}
          >
            {say(isOpen ? 'paid' : 'alreadyPaid')}
          </Button>
        </>
      }
    >
      <CountdownBar expiresAt={payable?.expiresAt} label={say('validFor')} />
      {isOpen ? (
        <UpiCodeBlock payable={payable} amount={money} say={say} />
      ) : (
        <UpiClosedBlock kind={payment.problem === 'gone' ? 'gone' : 'expired'} say={say} />
      )}
      <UpiUtrSection isLate={!isOpen} say={say} />
    </Page>
  );
});
