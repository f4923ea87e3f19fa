import { observer } from 'mobx-react-lite';
import { formatAmount } from '@/cashier/amount/format-amount';
import { CopyRow } from '@/connected/payment/copy-row';
import type { P2PDeposit } from '@/contract/deposit';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Note } from '@/ui/views/note';

/** What to transfer, to the last coin: some providers know the payer by it. */
export const InvoiceAmount = observer(function InvoiceAmount({ deposit }: { deposit: P2PDeposit }) {
  const locale = useInject(Locale);
  const { payment_amount: amount, payment_currency: currency, passedAmount, passedCurrency } = deposit;
  // Such a deposit is shown as one that can't be paid.
  if (amount == null || currency == null) return null;
  const isOther = passedAmount != null && (passedAmount !== amount || (passedCurrency ?? currency) !== currency);
  return (
    <>
      <CopyRow
        label={locale.t('peer-to-peer:invoice.amount')}
        value={String(amount)}
        display={formatAmount(amount, currency, locale.tag)}
      />
      {isOther && (
        <Note>
          {locale.t('peer-to-peer:invoice.otherAmount', {
            asked: formatAmount(passedAmount, passedCurrency ?? currency, locale.tag),
          })}
        </Note>
      )}
    </>
  );
});
