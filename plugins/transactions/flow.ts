import type { PluginFlow } from '@/kernel/plugin';
import { CancelStore, MobxCancelStore } from './stores/cancel-store';
import { HistoryStore, MobxHistoryStore } from './stores/history-store';

const flow: PluginFlow = {
  register(scope) {
    scope.registerSingleton(HistoryStore, MobxHistoryStore);
    scope.registerSingleton(CancelStore, MobxCancelStore);
  },
};

export default flow;
