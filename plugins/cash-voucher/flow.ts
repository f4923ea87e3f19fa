import { registerDeposit } from '@/cashier/deposit/register-deposit';
import { registerWithdrawal } from '@/cashier/withdrawal/register-withdrawal';
import { TakeAway } from '@/core/share/take-away';
import type { PluginFlow } from '@/kernel/plugin';
import { PickupStore } from './stores/pickup-store';
import { VoucherStore } from './stores/voucher-store';

const flow: PluginFlow = {
  register(scope) {
    registerDeposit(scope);
    registerWithdrawal(scope);
    scope.registerSingleton(VoucherStore);
    scope.registerSingleton(PickupStore);
    scope.registerSingleton(TakeAway);
  },
  drawnAhead: ['base', 'withdrawal'],
};

export default flow;
