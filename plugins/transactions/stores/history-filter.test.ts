import { beforeEach, describe, expect, it } from 'vitest';

import { ScriptedRealtime } from '@/cashier/test-kit/scripted-realtime';
import { FakeErrorHandler } from '@/core/errors/error-handler.fake';
import { settled } from '@/core/time/clock.fake';
import { HistoryStore } from './history-store';
import { lineOf, pageOf } from './lines.fixture';

const LIST = 'BANKING:transactions-list';

describe('the filter of the history', () => {
  let realtime: ScriptedRealtime;
  let store: HistoryStore;
  const asked = () => realtime.sentOf(LIST).map((data) => data);
  beforeEach(() => {
    realtime = new ScriptedRealtime();
    store = new HistoryStore(realtime, new FakeErrorHandler(), { statusOf: () => undefined });
  });

  it('asks for what was chosen', async () => {
    const choosing = store.choose({ flow: 'withdrawal', state: 'open' });
    realtime.reply(LIST, pageOf(2));
    await choosing;
    expect(JSON.stringify(asked())).toContain('"flow":"withdrawal","status":["waiting","accepted"]');
    expect(store.lines).toHaveLength(2);
  });

  it('goes on asking a gateway that does not filter, a few pages at most', async () => {
    let page = 0;
    realtime.script(LIST, () => ({ transactions: [lineOf(page++)], hasMore: true }));
    await store.choose({ flow: 'deposit' });
    expect(store).toMatchObject({ state: 'ready', lines: [], hasMore: true });
    expect(page).toBe(5);
    realtime.script(LIST, () => ({
      transactions: [lineOf(page++, page > 6 ? { flow: 'deposit' } : {})],
      hasMore: true,
    }));
    await store.showMore();
    expect(store.lines).toHaveLength(1);
  });

  it('forgets the reply to an earlier choice', async () => {
    const first = store.choose({ flow: 'deposit' });
    const second = store.choose({ flow: 'all' });
    realtime.reply(LIST, pageOf(1, true, { flow: 'deposit' }));
    await first;
    expect(store.state).toBe('loading');
    realtime.reply(LIST, pageOf(3));
    await second;
    expect(store).toMatchObject({ state: 'ready', hasMore: false });
    expect(store.lines).toHaveLength(3);
  });

  it('leaves out one that has left the state that is shown', async () => {
    const choosing = store.choose({ state: 'open' });
    realtime.reply(LIST, pageOf(2));
    await choosing;
    realtime.push('withdrawal.status', { id: 't-0', status: 1 });
    await settled();
    expect(store.lines.map(({ id }) => id)).toEqual(['t-1']);
    expect(store.changed).toMatchObject({ id: 't-0', status: 'processed' });
  });
});
