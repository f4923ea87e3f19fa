import { observer } from 'mobx-react-lite';
import { formatAmount } from '../../cashier/amount/format-amount';
import { typable } from '../../cashier/amount/limits';
import { UserStore } from '../../cashier/user/user-store';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { BalanceLine } from '../../ui/layout/balance-line';

/**
 * What can be withdrawn. Its space is reserved, because the balance arrives by a push when the page is already in use.
 */
export const PlayerBalance = observer(function PlayerBalance() {
  const { user, balance, currency } = useInject(UserStore);
  const locale = useInject(Locale);
  const value = user.balanceData ? formatAmount(typable(balance, currency, -1), currency, locale.tag) : undefined;
  return <BalanceLine label={locale.t('withdrawal.balance')} value={value} />;
});
