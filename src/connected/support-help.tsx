import { observer } from 'mobx-react-lite';
import { formatAmount } from '../cashier/amount/format-amount';
import { AttemptStore } from '../cashier/attempt/attempt-store';
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
  const { flow, methodName: method, amount, currency, id } = transaction;
  const attempt = useInject(AttemptStore).all.find((one) =>
    id === undefined ? one.key === transaction.key : one.transactionId === id && one.intent.flow === flow,
  );
  // The key of one that only the gateway has named was never sent.
  const requestId = attempt?.intent.digest ? attempt.key : undefined;
  const reference = id ?? transaction.key ?? '';
  if (!hasWords || reference === '') return null;
  return (
    <SupportContact
      label={locale.t('player:help.contact')}
      about={{ flow, reference, method, state: status, requestId }}
      facts={[
        [locale.t('player:help.amount'), formatAmount(amount, currency, locale.tag)],
        [locale.t('player:help.state'), locale.t(`complete.${flow}.${status}.title`)],
        [locale.t('player:help.request'), requestId === reference ? '' : (requestId ?? '')],
      ]}
    />
  );
});
