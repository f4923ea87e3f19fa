import type { PluginFlow } from '../../kernel/plugin';
import { ConfirmStore } from './confirm-store';
import { MobxConfirmStore } from './mobx-confirm-store';
import { MobxPrepareStore } from './mobx-prepare-store';
import { PrepareStore } from './prepare-store';

/** The stores of the withdrawal's own pages, whatever the method: code and profile. */
const withdrawalPages: PluginFlow = {
  register(scope) {
    scope.registerSingleton(ConfirmStore, MobxConfirmStore);
    scope.registerSingleton(PrepareStore, MobxPrepareStore);
  },
};

export default withdrawalPages;
