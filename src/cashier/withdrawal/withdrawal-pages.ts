import type { PluginFlow } from '../../kernel/plugin';
import { ConfirmStore } from './confirm-store';
import { PrepareStore } from './prepare-store';

/** The stores of the withdrawal's own pages, whatever the method: code and profile. */
const withdrawalPages: PluginFlow = {
  register(scope) {
    scope.registerSingleton(ConfirmStore);
    scope.registerSingleton(PrepareStore);
  },
};

export default withdrawalPages;
