import { observer } from 'mobx-react-lite';
import { PaymentWithdrawalStore } from '@/cashier/withdrawal/register-withdrawal';
import { WithdrawalForm } from '@/connected/withdrawal/withdrawal-form';
import { useInject } from '@/kernel/react';

/** Amount and fields, a last look, then the request. */
export const WithdrawalScreen = observer(function WithdrawalScreen() {
  return <WithdrawalForm withdrawal={useInject(PaymentWithdrawalStore)} />;
});
