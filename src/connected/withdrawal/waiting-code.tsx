import { observer } from 'mobx-react-lite';
import { formatAmount } from '../../cashier/amount/format-amount';
import { StoredOwner } from '../../cashier/attempt/stored-owner';
import { isEndStatus } from '../../cashier/status/status-rules';
import { TransactionStatusStore } from '../../cashier/status/transaction-status-store';
import { PendingConfirmation } from '../../cashier/attempt/pending-confirmation';
import { Locale } from '../../core/locale/locale';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { Callout } from '../../ui/views/callout';

/** The player's withdrawal that is waiting for its confirmation code. Call it in an observer. */
export function useWaitingCode() {
  const { current } = useInject(PendingConfirmation);
  const owner = useInject(StoredOwner);
  const statuses = useInject(TransactionStatusStore);
  const id = current?.withdrawalId;
  if (id === undefined || owner.isPlayers('withdrawal', id) !== true) return undefined;
  const status = statuses.statusOf('withdrawal', id);
  return status !== undefined && isEndStatus(status) ? undefined : current;
}

/** The link to the page where the code is entered. */
export const WaitingCode = observer(function WaitingCode() {
  const current = useWaitingCode();
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  if (!current) return null;
  return (
    <Callout
      title={locale.t('withdrawal.waiting.title')}
      text={locale.t('withdrawal.waiting.text', {
        amount: formatAmount(current.amount, current.currency, locale.tag),
      })}
      action={
        <Button isFullWidth onClick={() => void navigation.go('/withdrawal/confirm')}>
          {locale.t('withdrawal.waiting.action')}
        </Button>
      }
    />
  );
});
