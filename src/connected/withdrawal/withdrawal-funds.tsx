import { observer } from 'mobx-react-lite';
import { formatAmount } from '../../cashier/amount/format-amount';
import { typable } from '../../cashier/amount/limits';
import { UserStore } from '../../cashier/user/user-store';
import { WithdrawalTerms } from '../../cashier/withdrawal/withdrawal-terms';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { ChoiceList } from '../../ui/bonus/choice-list';
import { BalanceLine } from '../../ui/layout/balance-line';

/** What can be withdrawn, rounded down, as more is refused; a choice when the player has two accounts. */
export const WithdrawalFunds = observer(function WithdrawalFunds() {
  const terms = useInject(WithdrawalTerms);
  const { currency } = useInject(UserStore);
  const locale = useInject(Locale);
  const show = (amount: number) => formatAmount(typable(amount, currency, -1), currency, locale.tag);
  if (terms.accounts.length > 0) {
    return (
      <ChoiceList
        label={locale.t('withdrawal.account.label')}
        choices={terms.accounts.map(({ type, amount }) => ({
          value: type,
          label: locale.t(`withdrawal.account.${type}`),
          hint: show(amount),
        }))}
        value={terms.account}
        onChange={(value) => terms.chooseAccount(value === 'additional' ? 'additional' : 'main')}
      />
    );
  }
  const { available } = terms;
  return (
    <BalanceLine label={locale.t('withdrawal.balance')} value={available === undefined ? undefined : show(available)} />
  );
});
