import { observer } from 'mobx-react-lite';
import { formatAmount } from '../../cashier/amount/format-amount';
import { StoredOwner } from '../../cashier/attempt/stored-owner';
import { TransactionStatusStore } from '../../cashier/status/transaction-status-store';
import { UserStore } from '../../cashier/user/user-store';
import { PendingConfirmation } from '../../cashier/withdrawal/pending-confirmation';
import { Locale } from '../../core/locale/locale';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { BalanceLine } from '../../ui/layout/balance-line';
import { Callout } from '../../ui/views/callout';

/** Above the withdrawal methods: what there is to withdraw, and a withdrawal that still waits for its code. */
export const WithdrawalOverview = observer(function WithdrawalOverview() {
  const { user, balance, currency } = useInject(UserStore);
  const { current } = useInject(PendingConfirmation);
  const owner = useInject(StoredOwner);
  const statuses = useInject(TransactionStatusStore);
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  const show = (amount: number, code: string) => formatAmount(amount, code, locale.tag);
  const id = current?.withdrawalId;
  const isWaiting =
    id !== undefined &&
    owner.isPlayers('withdrawal', id) === true &&
    statuses.statusOf('withdrawal', id) !== 'mistaked';
  return (
    <>
      {current && isWaiting && (
        <Callout
          title={locale.t('withdrawal.waiting.title')}
          text={locale.t('withdrawal.waiting.text', { amount: show(current.amount, current.currency) })}
          action={
            <Button isFullWidth onClick={() => void navigation.go('/withdrawal/confirm')}>
              {locale.t('withdrawal.waiting.action')}
            </Button>
          }
        />
      )}
      {user.balanceData && <BalanceLine label={locale.t('withdrawal.balance')} value={show(balance, currency)} />}
    </>
  );
});
