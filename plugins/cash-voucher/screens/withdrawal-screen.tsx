import { observer } from 'mobx-react-lite';
import { WithdrawalStore } from '@/cashier/withdrawal/withdrawal-store';
import { WithdrawalForm } from '@/connected/withdrawal/withdrawal-form';
import { useInject } from '@/kernel/react';

/** Form with amount and account, a review step, then the request. */
export const WithdrawalScreen = observer(function WithdrawalScreen() {
  return <WithdrawalForm withdrawal={useInject(WithdrawalStore)} />;
});
