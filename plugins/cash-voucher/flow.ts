import { registerDeposit } from '@/cashier/deposit/register-deposit';
import { registerWithdrawal } from '@/cashier/withdrawal/register-withdrawal';
import type { PluginFlow } from '@/kernel/plugin';
import { CodeStore } from './stores/code-store';

const flow: PluginFlow = {
  register(scope) {
    registerDeposit(scope);
    registerWithdrawal(scope);
    scope.registerSingleton(CodeStore);
  },
  drawnAhead: ['base', 'withdrawal'],
};

export default flow;
