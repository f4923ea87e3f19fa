import { registerDeposit } from '@/cashier/deposit/register-deposit';
import type { PluginFlow } from '@/kernel/plugin';
import { PixStore } from './stores/pix-store';

const flow: PluginFlow = {
  register(scope) {
    registerDeposit(scope);
    scope.registerSingleton(PixStore);
  },
  drawnAhead: ['base'],
};

export default flow;
