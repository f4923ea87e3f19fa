import { registerDeposit } from '@/cashier/deposit/register-deposit';
import type { PluginFlow } from '@/kernel/plugin';
import { MobxUnifiedFlowStore, UnifiedFlowStore } from './stores/unified-flow-store';

/** The deposit of the shared core, and what follows a create that describes its own page. */
const flow: PluginFlow = {
  register(scope) {
    registerDeposit(scope);
    scope.registerSingleton(UnifiedFlowStore, MobxUnifiedFlowStore);
  },
};

export default flow;
