import { pageStore, type ReplayDrivers } from '../../tests/kit/replay/replay-input';
import { CancelStore } from './stores/cancel-store';
import { HistoryStore } from './stores/history-store';

/** Replays the cancelling of a withdrawal, whose line then changes according to the recorded answer. */
export const replayDrivers: ReplayDrivers = {
  'BANKING:withdrawal-cancel': async (app, { data }) => {
    const { withdrawalId } = data as { withdrawalId: string };
    const line = pageStore(app, HistoryStore).lines.find(({ id }) => id === withdrawalId);
    if (!line) return;
    const cancel = pageStore(app, CancelStore);
    cancel.ask(line);
    await cancel.confirm();
  },
};
