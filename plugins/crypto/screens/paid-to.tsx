import { observer } from 'mobx-react-lite';
import { CopyRow } from '@/connected/payment/copy-row';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import type { PayableInvoice } from '../stores/read-invoice';
import { AddressText } from './address-text';
import { Warning } from './warning';

interface PaidToProps {
  invoice: PayableInvoice;
  /** The coin's and the network's, for the texts. */
  names: { coin: string; network: string };
}

/** The address or the Lightning invoice, with all that must go with it, and a word where we could not check it. */
export const PaidTo = observer(function PaidTo({ invoice, names }: PaidToProps) {
  const locale = useInject(Locale);
  const { network, address, memo } = invoice;
  const memoLabel = locale.t(`crypto:address.${network.memo}`);
  const addressLabel = network.id === 'lightning' ? 'crypto:address.invoice' : 'crypto:address.address';
  return (
    <>
      {!invoice.isChecked && (
        <Warning title={locale.t('crypto:address.unchecked.title')}>
          {locale.t('crypto:address.unchecked.text', names)}
        </Warning>
      )}
      <CopyRow label={locale.t(addressLabel, names)} value={address} display={<AddressText address={address} />} />
      {memo !== undefined && (
        <>
          <CopyRow label={memoLabel} value={memo} />
          <Warning title={locale.t('crypto:address.memoWarning.title', { label: memoLabel })}>
            {locale.t('crypto:address.memoWarning.text', { label: memoLabel })}
          </Warning>
        </>
      )}
    </>
  );
});
