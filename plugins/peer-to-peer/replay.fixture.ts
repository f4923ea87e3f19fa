import { pageStore, withInput, type ReplayDrivers } from '../../tests/kit/replay/replay-input';
import { P2PDepositStore } from './stores/p2p-deposit-store';

/** Replays this plugin's create call, which has a store of its own. */
export const replayDrivers: ReplayDrivers = {
  'BANKING_DEPOSIT:deposit-create-p2p': (app, entry) => {
    const store = pageStore(app, P2PDepositStore);
    store.open();
    return withInput(store, entry, () => store.submit());
  },
};
