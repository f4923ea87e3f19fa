import { observer } from 'mobx-react-lite';
import type { Transaction } from '@/cashier/attempt/current-transaction';
import { isPaymentLink } from '@/cashier/payment-window/app-link';
import { CopyRow } from '@/connected/payment/copy-row';
import { CountdownBar } from '@/connected/payment/countdown-bar';
import { useOpenLink } from '@/connected/payment/open-link';
import { useCountdown } from '@/connected/payment/use-countdown';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/layout/page';
import { QrCode } from '@/ui/payment/qr-code';
import { Note } from '@/ui/views/note';
import { CoinProgressStore } from '../stores/coin-progress-store';
import type { PayableInvoice } from '../stores/read-invoice';
import { AddressDetails } from './address-details';
import { CoinProgressNote } from './coin-progress';
import { coinAmountText } from './coin-amount';
import { PaidTo } from './paid-to';
import { RefusedAddress } from './refused-address';
import { Warning } from './warning';

interface PayableAddressProps {
  invoice: PayableInvoice;
  transaction: Transaction;
  onSent(): void;
}

/** All that a wallet needs, with the network's name beside the address, and warnings about wrong networks and late payments. */
export const PayableAddress = observer(function PayableAddress({ invoice, transaction, onSent }: PayableAddressProps) {
  const locale = useInject(Locale);
  const openLink = useOpenLink();
  const { partPaid, hasCome } = useInject(CoinProgressStore);
  const { network, amount, expiresAt } = invoice;
  const isOver = useCountdown(expiresAt)?.isExpired === true;
  const unified = useUnified(invoice);
  // After a part has arrived the QR code asks for the rest only; the whole amount would be paid twice.
  const uri = partPaid ? invoice.restUri(partPaid.missing) : (unified ?? invoice.uri);
  const coin = invoice.coin?.code ?? network.badge;
  const label = locale.text(network.name) || network.label;
  const names = { coin, network: label };
  if (isOver && !hasCome) return <RefusedAddress reason="expired" onSent={onSent} />;
  return (
    <Page
      title={locale.t('crypto:address.title', names)}
      subtitle={label}
      footer={
        <Button isFullWidth onClick={onSent}>
          {locale.t('crypto:address.sent')}
        </Button>
      }
    >
      <Warning title={locale.t('crypto:address.warning.title', names)}>
        {locale.t('crypto:address.warning.text', names)}
      </Warning>
      {!hasCome && expiresAt !== undefined && (
        <CountdownBar expiresAt={expiresAt} label={locale.t('payment.timeToPay')} />
      )}
      <PaidTo invoice={invoice} names={names} />
      {amount && !partPaid && !hasCome && (
        <CopyRow
          label={locale.t('crypto:address.exactly')}
          value={amount.toFixed()}
          display={coinAmountText(amount, coin, locale.tag)}
        />
      )}
      {/* What has come in full would be paid a second time. */}
      {!hasCome && <QrCode value={inCode(invoice, uri)} label={locale.t('crypto:address.qr', names)} />}
      {!hasCome && uri !== undefined && isPaymentLink(uri) && (
        <Button variant="secondary" isFullWidth onClick={() => openLink(uri)}>
          {locale.t('crypto:address.openWallet')}
        </Button>
      )}
      <AddressDetails invoice={invoice} names={names} transaction={transaction} />
      <CoinProgressNote coin={coin} />
      <Note>{locale.t('crypto:address.late')}</Note>
    </Page>
  );
});

/** In a QR code capitals take less room, so that a long invoice stays easy to scan (BOLT 11). */
const inCode = ({ network, address }: PayableInvoice, uri = address): string =>
  network.id === 'lightning' ? uri.toUpperCase() : uri;

/** The URI with a Lightning invoice, as long as that can be paid. Call it in an observer. */
function useUnified({ unified }: PayableInvoice): string | undefined {
  const countdown = useCountdown(unified && new Date(unified.expiresAt).toISOString());
  return countdown?.isExpired ? undefined : unified?.uri;
}
