import { registerDeposit } from '@/cashier/deposit/register-deposit';
import { registerWithdrawal } from '@/cashier/withdrawal/register-withdrawal';
import type { PluginFlow } from '@/kernel/plugin';
import { UnifiedFlowStore } from './stores/unified-flow-store';

/** Deposit and withdrawal of the shared core, and the store for create replies that describe their own page. */
const flow: PluginFlow = {
  register(scope) {
    registerDeposit(scope);
    registerWithdrawal(scope);
    scope.registerSingleton(UnifiedFlowStore);
  },
  drawnAhead: ['base', 'withdrawal'],
};

export default flow;
