import type { PluginFlow } from '@/kernel/plugin';
import { CancelStore } from './stores/cancel-store';
import { HistoryStore } from './stores/history-store';

const flow: PluginFlow = {
  register(scope) {
    scope.registerSingleton(HistoryStore);
    scope.registerSingleton(CancelStore);
  },
};

export default flow;
