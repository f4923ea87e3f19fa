import { observer } from 'mobx-react-lite';
import { exactAmount, exactAmountText } from '@/cashier/amount/exact-amount';
import { CopyRow } from '@/connected/payment/copy-row';
import type { P2PDeposit } from '@/contract/deposit';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Note } from '@/ui/views/note';

/** The exact amount to transfer: some providers recognise the payer by it. */
export const InvoiceAmount = observer(function InvoiceAmount({ deposit }: { deposit: P2PDeposit }) {
  const locale = useInject(Locale);
  const { payment_amount: amount, payment_currency: currency, passedAmount, passedCurrency } = deposit;
  // A deposit without an amount or currency is shown as one that can't be paid.
  if (amount == null || currency == null) return null;
  const isOther = passedAmount != null && (passedAmount !== amount || (passedCurrency ?? currency) !== currency);
  return (
    <>
      <CopyRow
        label={locale.t('peer-to-peer:invoice.amount')}
        value={exactAmount(amount).toFixed()}
        display={exactAmountText(amount, currency, locale.tag)}
      />
      {isOther && (
        <Note>
          {locale.t('peer-to-peer:invoice.otherAmount', {
            asked: exactAmountText(passedAmount, passedCurrency ?? currency, locale.tag),
          })}
        </Note>
      )}
    </>
  );
});
