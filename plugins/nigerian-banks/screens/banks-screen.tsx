import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { WithdrawalStore } from '@/cashier/withdrawal/withdrawal-store';
import { PayoutMethodChoice } from '@/connected/list/payout-method-choice';
import { WithdrawalForm } from '@/connected/withdrawal/withdrawal-form';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { AccountNameStore } from '../stores/account-name-store';
import { GroupChoice } from '@/cashier/methods/group-choice';
import { bankDestination } from './bank-destination';

/** Bank, account and amount; before anything is sent, the review shows the holder's name from the bank. */
export const BanksScreen = observer(function BanksScreen() {
  const withdrawal = useInject(WithdrawalStore);
  const accountName = useInject(AccountNameStore);
  const choice = useInject(GroupChoice);
  const locale = useInject(Locale);
  useEffect(() => choice.open(), [choice]);
  if (!choice.chosen) return null;
  return (
    <WithdrawalForm
      withdrawal={withdrawal}
      choice={<PayoutMethodChoice label={locale.t('nigerian-banks:choice')} />}
      destination={withdrawal.isReviewing ? bankDestination(withdrawal.form, accountName.answer, locale) : undefined}
      beforeReview={accountName.ask}
    />
  );
});
