import { pageStore, type Recording, type ReplayDrivers } from '../../tests/kit/replay/replay-input';
import type { StoryAppOptions } from '../../tests/kit/story-app';
import { withHistory } from './screens/history.fixture';
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

const options: StoryAppOptions = { path: '/withdrawal/transactions', before: withHistory() };

export const recordings: readonly Recording[] = [
  { name: 'the history', options, steps: [] },
  {
    name: 'a withdrawal taken back',
    options,
    steps: [
      async (app) => {
        const cancel = pageStore(app, CancelStore);
        cancel.ask(pageStore(app, HistoryStore).lines[0]!);
        await cancel.confirm();
      },
    ],
  },
];
