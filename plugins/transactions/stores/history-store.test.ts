import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '@/core/time/clock.fake';

import { ScriptedRealtime } from '@/cashier/test-kit/scripted-realtime';
import type { TransactionStatus } from '@/contract/primitives';
import { AppError } from '@/core/errors/app-error';
import { FakeErrorHandler } from '@/core/errors/error-handler.fake';
import { HistoryStore } from './history-store';
import { lineOf, pageOf } from './lines.fixture';

const LIST = 'BANKING:transactions-list';

describe('HistoryStore', () => {
  let realtime: ScriptedRealtime;
  let errors: FakeErrorHandler;
  let store: HistoryStore;
  /** Statuses that this tab knows of its own transactions. */
  const statuses = observable.map<string, TransactionStatus>();
  const know = (id: string, status: TransactionStatus) => runInAction(() => statuses.set(`withdrawal:${id}`, status));
  const ids = () => store.lines.map(({ id }) => id);
  const opened = async (count: number, hasMore = false) => {
    const opening = store.open();
    realtime.reply(LIST, pageOf(count, hasMore));
    await opening;
  };
  beforeEach(() => {
    realtime = new ScriptedRealtime();
    errors = new FakeErrorHandler();
    runInAction(() => statuses.clear());
    store = new HistoryStore(realtime, errors, {
      statusOf: (flow, id) => statuses.get(`${flow}:${id}`),
    });
  });

  it('shows the first page, then the next one after the last line', async () => {
    await opened(2, true);
    expect(store).toMatchObject({ state: 'ready', hasMore: true });
    const more = store.showMore();
    const again = store.showMore();
    expect(store.isLoadingMore).toBe(true);
    realtime.reply(LIST, { transactions: [lineOf(2), lineOf(3)], hasMore: false });
    await Promise.all([more, again]);
    expect(ids()).toEqual(['t-0', 't-1', 't-2', 't-3']);
    expect(store).toMatchObject({ hasMore: false, isLoadingMore: false });
    expect(realtime.sent.map(({ data }) => data)).toEqual([{ limit: 20 }, { limit: 20, before: 't-1' }]);
  });

  it('keeps what it shows when the next page does not come, and says why', async () => {
    await opened(2, true);
    const more = store.showMore();
    realtime.refuse(new AppError('down', { status: 500 }));
    await more;
    expect(ids()).toHaveLength(2);
    expect(store.error).toBeTruthy();
    expect(store.hasMore).toBe(true);
  });

  it('tells a list that could not be read from one that is empty, and tries again', async () => {
    const opening = store.open();
    realtime.refuse(new AppError('down', { status: 500 }));
    await opening;
    expect(store).toMatchObject({ state: 'failed', error: expect.any(String) });
    await opened(0);
    expect(store).toMatchObject({ state: 'ready', error: undefined, lines: [] });
  });

  it('waits for the channel, and asks again when it is back', async () => {
    realtime.cut();
    await store.open();
    expect(store).toMatchObject({ state: 'waiting', error: undefined });
    realtime.script(LIST, () => pageOf(1));
    await realtime.connect();
    await settled();
    expect(store.state).toBe('ready');
    realtime.cut();
    realtime.script(LIST, () => pageOf(1, false, { status: 'processed' }));
    await realtime.connect();
    await settled();
    expect(store.lines[0]!.status).toBe('processed');
  });

  it('asks once, however often it is opened or connected meanwhile', async () => {
    await realtime.connect();
    expect(realtime.sentOf(LIST)).toHaveLength(0);
    const opening = [store.open(), store.open()];
    await realtime.connect();
    expect(realtime.sentOf(LIST)).toHaveLength(1);
    realtime.refuse(new AppError('down', { status: 500 }));
    await Promise.all(opening);
    expect(store.state).toBe('failed');
    await opened(1);
    expect(store.state).toBe('ready');
  });

  it('follows a push at once, and asks why', async () => {
    await opened(2);
    realtime.push('withdrawal.status', { id: 't-0', status: 2 });
    expect(store.lines[0]).toMatchObject({ status: 'mistaked', isCancellable: false });
    expect(store.changed).toMatchObject({ id: 't-0', status: 'mistaked' });
    realtime.reply(LIST, pageOf(2, false, { status: 'mistaked', reason: { en: 'Declined.' } }));
    await settled();
    expect(store.lines[0]!.reason).toEqual({ en: 'Declined.' });
  });

  it('ends the withdrawal and not the deposit of the same number', async () => {
    const opening = store.open();
    realtime.reply(LIST, {
      transactions: [lineOf(0, { flow: 'deposit', status: 'waiting' }), lineOf(0)],
      hasMore: false,
    });
    await opening;
    realtime.push('withdrawal.status', { id: 't-0', status: 1 });
    expect(store.lines.map(({ flow, status }) => `${flow} ${status}`)).toEqual([
      'deposit waiting',
      'withdrawal processed',
    ]);
  });

  it.each([
    ['of another flow', 'deposit.status', { id: 't-0', status: 1 }],
    ['of an unknown one', 'withdrawal.status', { id: 'other', status: 1 }],
    ['that says nothing', 'withdrawal.status', { id: 't-0', status: 7 }],
  ] as const)('ignores a push %s', async (_, event, push) => {
    await opened(1);
    realtime.push(event, push);
    expect(store.lines[0]!.status).toBe('accepted');
    expect(realtime.sent).toHaveLength(1);
  });

  it('never takes an end back: a late push or page changes nothing', async () => {
    await opened(1);
    realtime.push('withdrawal.status', { id: 't-0', status: 1 });
    realtime.push('withdrawal.status', { id: 't-0', status: 2 });
    realtime.reply(LIST, pageOf(1));
    await settled();
    expect(store.lines[0]!.status).toBe('processed');
  });

  it('follows an end that was asked for and that nobody pushed, also over an earlier one', async () => {
    await opened(2);
    know('t-0', 'mistaked');
    expect(store.lines[0]).toMatchObject({ status: 'mistaked', isCancellable: false });
    realtime.reply(LIST, pageOf(2, false, { status: 'mistaked' }));
    await settled();
    know('t-0', 'processed');
    expect(store.lines.map(({ status }) => status)).toEqual(['processed', 'mistaked']);
    expect(store.changed).toMatchObject({ id: 't-0', status: 'processed' });
    realtime.reply(LIST, pageOf(2, false, { status: 'mistaked' }));
    await settled();
    expect(store.lines[0]!.status).toBe('processed');
    expect(realtime.sentOf(LIST)).toHaveLength(3);
  });

  it('hears nothing after it is disposed', async () => {
    await opened(1);
    store.dispose();
    realtime.push('withdrawal.status', { id: 't-0', status: 1 });
    expect(store.lines[0]!.status).toBe('accepted');
  });
});
