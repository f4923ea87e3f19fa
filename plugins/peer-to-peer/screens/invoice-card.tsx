import { observer } from 'mobx-react-lite';
import { iconUrl } from '@/cashier/methods/icon-url';
import { CardNumberImage } from '@/connected/payment/card-number-image';
import { CopyRow } from '@/connected/payment/copy-row';
import { useIconError } from '@/connected/use-icon-error';
import { Locale } from '@/core/locale/locale';
import { Settings } from '@/core/settings/settings';
import { useInject } from '@/kernel/react';
import { ValueRow } from '@/ui/payment/value-row';
import { MethodIcon } from '@/ui/tiles/method-icon';
import type { ReservedDeposit } from '../stores/reserved-deposit';
import styles from './invoice.module.css';

/** The payee's card, with its bank and holder if they are known. */
export const InvoiceCard = observer(function InvoiceCard({ reserved }: { reserved: ReservedDeposit }) {
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const onIconError = useIconError();
  const { cardNumber, bank, deposit } = reserved;
  if (cardNumber === undefined) return null;
  const bankName = bank && (
    <span className={styles.bank}>
      {bank.iconId != null && <MethodIcon size="s" src={iconUrl(bank.iconId, settings)} onError={onIconError} />}
      <span>{bank.name}</span>
    </span>
  );
  return (
    <>
      <CopyRow
        label={locale.t('peer-to-peer:invoice.card')}
        value={cardNumber}
        display={<CardNumberImage number={cardNumber} />}
      />
      {bankName && <ValueRow label={locale.t('peer-to-peer:invoice.bank')} value={bankName} />}
      {deposit?.card.holder && <ValueRow label={locale.t('peer-to-peer:invoice.holder')} value={deposit.card.holder} />}
    </>
  );
});
