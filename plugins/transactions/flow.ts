import { TakeAway } from '@/core/share/take-away';
import type { PluginFlow } from '@/kernel/plugin';
import { CancelStore } from './stores/cancel-store';
import { HistoryStore } from './stores/history-store';
import { ReceiptStore } from './stores/receipt-store';

const flow: PluginFlow = {
  register(scope) {
    scope.registerSingleton(HistoryStore);
    scope.registerSingleton(CancelStore);
    scope.registerSingleton(ReceiptStore);
    scope.registerSingleton(TakeAway);
  },
};

export default flow;
