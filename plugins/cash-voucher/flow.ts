import { registerDeposit } from '@/cashier/deposit/register-deposit';
import { registerWithdrawal } from '@/cashier/withdrawal/register-withdrawal';
import type { PluginFlow } from '@/kernel/plugin';
import { PickupStore } from './stores/pickup-store';
import { SlipStore } from './stores/slip-store';
import { VoucherStore } from './stores/voucher-store';

const flow: PluginFlow = {
  register(scope) {
    registerDeposit(scope);
    registerWithdrawal(scope);
    scope.registerSingleton(VoucherStore);
    scope.registerSingleton(PickupStore);
    scope.registerSingleton(SlipStore);
  },
  drawnAhead: ['base', 'withdrawal'],
};

export default flow;
