import { observer } from 'mobx-react-lite';
import { CardNumberImage } from '@/connected/payment/card-number-image';
import { CopyRow } from '@/connected/payment/copy-row';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { ValueRow } from '@/ui/payment/value-row';
import { Spinner } from '@/ui/icons/spinner';
import type { PayeeCard } from '../payee/read-payee';
import { PayeeStore } from '../stores/payee-store';

/** Shows the card number as an image, so that the page's text does not contain it; the copy button copies the digits. */
export const PayeeCardRows = observer(function PayeeCardRows({ card }: { card: PayeeCard }) {
  const { number } = useInject(PayeeStore).card;
  const locale = useInject(Locale);
  const label = locale.t('host-to-host:card.number');
  return (
    <>
      {number === undefined ? (
        <ValueRow label={label} value={<Spinner />} />
      ) : (
        <CopyRow label={label} value={number} display={<CardNumberImage number={number} />} />
      )}
      {card.holder !== undefined && <CopyRow label={locale.t('host-to-host:card.holder')} value={card.holder} />}
      {card.bank !== undefined && <ValueRow label={locale.t('host-to-host:card.bank')} value={card.bank} />}
    </>
  );
});
