import type Big from 'big.js';
import { observer } from 'mobx-react-lite';
import type { Transaction } from '@/cashier/attempt/current-transaction';
import { isPaymentLink } from '@/cashier/payment-window/app-link';
import { CopyRow } from '@/connected/payment/copy-row';
import { useOpenLink } from '@/connected/payment/open-link';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/layout/page';
import { QrCode } from '@/ui/payment/qr-code';
import { Note } from '@/ui/views/note';
import { CoinProgressStore } from '../stores/coin-progress-store';
import type { PayableInvoice } from '../stores/read-invoice';
import { uriFor } from '../uri/payment-uri';
import { AddressDetails } from './address-details';
import { AddressText } from './address-text';
import { CoinProgressNote } from './coin-progress';
import { coinAmountText } from './coin-amount';
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
  const { network, address, memo, amount } = invoice;
  // After a part has arrived the QR code asks for the rest only; the whole amount would be paid twice.
  const uri = partPaid ? uriOfRest(invoice, partPaid.missing) : invoice.uri;
  const coin = invoice.coin?.code ?? network.badge;
  const names = { coin, network: network.label };
  const memoLabel = locale.t(`crypto:address.${network.memo}`);
  return (
    <Page
      title={locale.t('crypto:address.title', names)}
      subtitle={network.label}
      footer={
        <Button isFullWidth onClick={onSent}>
          {locale.t('crypto:address.sent')}
        </Button>
      }
    >
      <Warning title={locale.t('crypto:address.warning.title', names)}>
        {locale.t('crypto:address.warning.text', names)}
      </Warning>
      <CopyRow
        label={locale.t('crypto:address.address', names)}
        value={address}
        display={<AddressText address={address} />}
      />
      {memo !== undefined && (
        <>
          <CopyRow label={memoLabel} value={memo} />
          <Warning title={locale.t('crypto:address.memoWarning.title', { label: memoLabel })}>
            {locale.t('crypto:address.memoWarning.text', { label: memoLabel })}
          </Warning>
        </>
      )}
      {amount && !partPaid && !hasCome && (
        <CopyRow
          label={locale.t('crypto:address.exactly')}
          value={amount.toFixed()}
          display={coinAmountText(amount, coin, locale.tag)}
        />
      )}
      {/* What has come in full would be paid a second time. */}
      {!hasCome && <QrCode value={uri ?? address} label={locale.t('crypto:address.qr', names)} />}
      {!hasCome && uri !== undefined && isPaymentLink(uri) && (
        <Button variant="secondary" isFullWidth onClick={() => openLink(uri)}>
          {locale.t('crypto:address.openWallet')}
        </Button>
      )}
      <AddressDetails minAmount={invoice.minAmount} coin={coin} transaction={transaction} />
      <CoinProgressNote coin={coin} />
      <Note>{locale.t('crypto:address.late')}</Note>
    </Page>
  );
});

/** Undefined if the gateway sent no URI; the QR code then contains the address alone. */
const uriOfRest = ({ uri, network, coin, address }: PayableInvoice, missing: Big): string | undefined =>
  uri && uriFor({ network: network.id, coin, address }, missing);
