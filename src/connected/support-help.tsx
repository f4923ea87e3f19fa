import { observer } from 'mobx-react-lite';
import { formatAmount } from '../cashier/amount/format-amount';
import type { Transaction } from '../cashier/attempt/current-transaction';
import type { TransactionStatus } from '../contract/primitives';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { SupportContact } from './support-contact';
import { usePlayerWords } from './use-player-words';

interface SupportHelpProps {
  transaction: Transaction;
  status: TransactionStatus;
}

/** For a payment that did not end well: the way to support, with everything that support will ask for. */
export const SupportHelp = observer(function SupportHelp({ transaction, status }: SupportHelpProps) {
  const locale = useInject(Locale);
  const hasWords = usePlayerWords();
  const { flow, methodName: method, amount, currency } = transaction;
  const reference = transaction.id ?? transaction.key ?? '';
  if (!hasWords || reference === '') return null;
  return (
    <SupportContact
      label={locale.t('player:help.contact')}
      about={{ flow, reference, method, state: status }}
      facts={[
        [locale.t('player:help.amount'), formatAmount(amount, currency, locale.tag)],
        [locale.t('player:help.state'), locale.t(`complete.${flow}.${status}.title`)],
      ]}
    />
  );
});
