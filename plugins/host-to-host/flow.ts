import { registerDeposit } from '@/cashier/deposit/register-deposit';
import type { PluginFlow } from '@/kernel/plugin';
import { BankChoice } from './stores/bank-choice';
import { PayeeCardStore } from './stores/payee-card-store';
import { PayeeStore } from './stores/payee-store';

const flow: PluginFlow = {
  register(scope) {
    registerDeposit(scope);
    scope.registerSingleton(BankChoice);
    scope.registerSingleton(PayeeCardStore);
    scope.registerSingleton(PayeeStore);
  },
  drawnAhead: ['base'],
};

export default flow;
