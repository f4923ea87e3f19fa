import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { ManualClock, settled } from '../../core/time/clock.fake';
import { ManualWake } from '../test-kit/manual-wake';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { TransactionStatusStore } from './transaction-status-store';
import { FakeMonitoring } from '../../core/monitoring/monitoring.fake';

const MINUTE = 60_000;
const deposit = { flow: 'deposit' as const, id: 'd1', methodName: 'visa' };

function setUp() {
  const realtime = new ScriptedRealtime();
  const clock = new ManualClock();
  const wake = new ManualWake();
  const monitoring = new FakeMonitoring();
  const store = new TransactionStatusStore(realtime, clock, wake, monitoring);
  const asked = () => realtime.sentOf('BANKING_DEPOSIT:deposit-status');
  return { store, realtime, clock, wake, monitoring, asked };
}

describe('pushes', () => {
  it('turn a transaction into processed or failed, each flow for itself', () => {
    const { store, realtime } = setUp();
    store.follow(deposit);
    store.follow({ flow: 'withdrawal', id: 'd1', methodName: 'visa' });
    expect([store.statusOf('deposit', 'd1'), store.statusOf('withdrawal', 'd1')]).toEqual(['waiting', 'accepted']);
    realtime.push('withdrawal.status', { id: 'd1', status: 2 });
    expect([store.statusOf('deposit', 'd1'), store.statusOf('withdrawal', 'd1')]).toEqual(['waiting', 'mistaked']);
    realtime.push('deposit.status', { id: 'd1', status: 1 });
    expect(store.statusOf('deposit', 'd1')).toBe('processed');
  });

  it('that are late, doubled, unknown or for somebody else change nothing', () => {
    const { store, realtime } = setUp();
    store.follow(deposit);
    realtime.push('deposit.status', { id: 'd1', status: 0 });
    realtime.push('deposit.status', { id: 'other', status: 2 });
    expect(store.statusOf('deposit', 'd1')).toBe('waiting');
    for (const status of [1, 2, 1]) realtime.push('deposit.status', { id: 'd1', status });
    expect(store.statusOf('deposit', 'd1')).toBe('processed');
    store.follow(deposit);
    expect(store.statusOf('deposit', 'd1')).toBe('processed');
    expect(store.statusOf('deposit', 'other')).toBeUndefined();
  });

  it('of money that came after all take back that it failed, before and after the create reply, and never the other way', () => {
    const { store, realtime } = setUp();
    store.follow(deposit);
    for (const status of [2, 1, 2]) realtime.push('deposit.status', { id: 'd1', status });
    expect(store.statusOf('deposit', 'd1')).toBe('processed');
    for (const status of [2, 1, 2]) realtime.push('deposit.status', { id: 'early', status });
    store.follow({ ...deposit, id: 'early' });
    expect(store.statusOf('deposit', 'early')).toBe('processed');
  });

  it('that come before the create reply are remembered, the newest fifty', () => {
    const { store, realtime } = setUp();
    for (let id = 0; id <= 50; id += 1) realtime.push('deposit.status', { id: String(id), status: 2 });
    store.follow({ ...deposit, id: '0' });
    store.follow({ ...deposit, id: '1' });
    expect([store.statusOf('deposit', '0'), store.statusOf('deposit', '1')]).toEqual(['waiting', 'mistaked']);
  });
});

it('remembers a hundred that have ended, and all that have not', () => {
  const { store, realtime } = setUp();
  store.follow(deposit);
  for (let id = 0; id <= 100; id += 1) {
    store.follow({ ...deposit, id: String(id) });
    realtime.push('deposit.status', { id: String(id), status: 1 });
  }
  expect(store.statusOf('deposit', '0')).toBe('processed');
  store.follow({ ...deposit, id: 'next' });
  const known = ['d1', '0', '1', 'next'].map((id) => store.statusOf('deposit', id));
  expect(known).toEqual(['waiting', undefined, 'processed', 'waiting']);
});

describe('asking', () => {
  it('is every 2 s for a minute, then every 10 s, at most 120 times in 15 minutes', async () => {
    const { store, realtime, clock, asked } = setUp();
    realtime.script('BANKING_DEPOSIT:deposit-status', () => ({ status: 'WAITING' as const }));
    store.follow(deposit);
    await clock.pass(1_999);
    expect(asked()).toHaveLength(0);
    await clock.pass(1);
    expect(asked().map(({ data }) => data)).toEqual([{ depositId: 'd1', paymentMethod: 'visa' }]);
    await clock.pass(MINUTE - 2_000);
    expect(asked()).toHaveLength(30);
    await clock.pass(MINUTE);
    expect(asked()).toHaveLength(36);
    await clock.pass(60 * MINUTE);
    expect(asked()).toHaveLength(114);
    expect(store.statusOf('deposit', 'd1')).toBe('waiting');
  });

  it('stays below 120 in 15 minutes however often the page wakes up', async () => {
    const { store, realtime, clock, wake, asked } = setUp();
    realtime.script('BANKING_DEPOSIT:deposit-status', () => ({ status: 'WAITING' as const }));
    store.follow(deposit);
    for (let second = 0; second < 15 * 60; second += 1) {
      wake.wake();
      await clock.pass(1_000);
    }
    expect(asked().length).toBe(120);
  });

  it('happens at once when the page wakes up or the channel is back, also after the 15 minutes', async () => {
    const { store, realtime, clock, wake, asked } = setUp();
    realtime.script('BANKING_DEPOSIT:deposit-status', () => ({ status: 'WAITING' as const }));
    store.follow(deposit);
    wake.wake();
    expect(asked()).toHaveLength(1);
    await clock.pass(1_500);
    realtime.cut();
    await realtime.connect();
    expect(asked()).toHaveLength(2);
    await clock.pass(60 * MINUTE);
    const before = asked().length;
    wake.wake();
    wake.wake();
    expect(asked()).toHaveLength(before + 1);
  });

  it('ends with an end state, by reply or by push', async () => {
    const { store, realtime, clock, asked } = setUp();
    realtime.script('BANKING_DEPOSIT:deposit-status', ({ depositId }) => ({
      status: depositId === 'd1' ? ('PAYED' as const) : ('WAITING' as const),
    }));
    store.follow(deposit);
    store.follow({ ...deposit, id: 'd2' });
    await clock.pass(2_000);
    expect(store.statusOf('deposit', 'd1')).toBe('processed');
    realtime.push('deposit.status', { id: 'd2', status: 1 });
    await clock.pass(MINUTE);
    expect(asked()).toHaveLength(2);
    expect(clock.pending).toBe(0);
  });

  it('goes on seldom when it has failed: what is paid too late is said, also after a reload and a reconnect', async () => {
    const { store, realtime, clock, asked } = setUp();
    let status: 'AUTO_CANCELED' | 'PAYED' = 'AUTO_CANCELED';
    realtime.script('BANKING_DEPOSIT:deposit-status', () => ({ status }));
    store.follow(deposit);
    store.follow({ ...deposit, id: 'before the reload', status: 'mistaked' });
    await clock.pass(2_000);
    expect(store.statusOf('deposit', 'd1')).toBe('mistaked');
    await clock.pass(9_000);
    expect(asked()).toHaveLength(2);
    status = 'PAYED';
    await clock.pass(MINUTE);
    expect(store.statusOf('deposit', 'd1')).toBe('processed');
    expect(store.statusOf('deposit', 'before the reload')).toBe('processed');
    store.follow({ ...deposit, id: 'd3', status: 'mistaked' });
    realtime.cut();
    await realtime.connect();
    await settled();
    expect(store.statusOf('deposit', 'd3')).toBe('processed');
  });

  it('asks at once why one has failed that storage knows no reason of', async () => {
    const { store, realtime } = setUp();
    realtime.script('BANKING_DEPOSIT:deposit-status', () => ({ status: 'AUTO_CANCELED' as const }));
    store.follow({ ...deposit, status: 'mistaked' });
    await settled();
    expect(store.declineOf('deposit', 'd1')?.reason).toBe('expired');
  });

  it('never ends anything by failing, and is reported once', async () => {
    const { store, realtime, clock, monitoring } = setUp();
    let calls = 0;
    realtime.script('BANKING_DEPOSIT:deposit-status', () => {
      calls += 1;
      if (calls <= 5) throw new AppError('Try later', { status: 429 });
      return { status: 'PAYED' as const };
    });
    store.follow(deposit);
    await clock.pass(10_000);
    expect(store.statusOf('deposit', 'd1')).toBe('waiting');
    expect(monitoring.appErrors.map(({ status }) => status)).toEqual([429]);
    await clock.pass(2_000);
    expect(store.statusOf('deposit', 'd1')).toBe('processed');
  });

  it('waits while the channel is down, without using up its calls', async () => {
    const { store, realtime, clock, asked, monitoring } = setUp();
    realtime.script('BANKING_DEPOSIT:deposit-status', () => ({ status: 'PAYED' as const }));
    realtime.cut();
    store.follow(deposit);
    await clock.pass(10 * MINUTE);
    expect(asked()).toHaveLength(0);
    await realtime.connect();
    await settled();
    expect(store.statusOf('deposit', 'd1')).toBe('processed');
    expect(monitoring.appErrors).toEqual([]);
  });

  it('is for withdrawals by the list of transactions, while the gateway knows it', async () => {
    const { store, realtime, clock } = setUp();
    const line = {
      flow: 'withdrawal' as const,
      paymentMethod: 'visa',
      amount: 5,
      currency: 'EUR',
      isCancellable: false,
    };
    const lines = [
      { ...line, id: 'w2', status: 'mistaked' as const, createdAt: '2026-01-01T00:00:00Z' },
      { ...line, id: 'w1', status: 'processed' as const, createdAt: '2026-01-01T00:00:00Z' },
    ];
    realtime.script('BANKING:transactions-list', () => ({ transactions: lines, hasMore: false }));
    store.follow({ flow: 'withdrawal', id: 'w1', methodName: 'visa' });
    await clock.pass(2_000);
    expect(store.statusOf('withdrawal', 'w1')).toBe('processed');
    expect(clock.pending).toBe(0);
  });

  it('of withdrawals ends when the gateway does not know the list; pushes still count', async () => {
    const { store, realtime, clock, monitoring } = setUp();
    realtime.script('BANKING:transactions-list', () => {
      throw new AppError('Unknown', { status: 404, code: 'contract.unknownType' });
    });
    store.follow({ flow: 'withdrawal', id: 'w1', methodName: 'visa' });
    await clock.pass(MINUTE);
    expect([realtime.sentOf('BANKING:transactions-list').length, clock.pending]).toEqual([1, 0]);
    expect(monitoring.appErrors).toEqual([]);
    realtime.push('withdrawal.status', { id: 'w1', status: 1 });
    expect(store.statusOf('withdrawal', 'w1')).toBe('processed');
  });

  it('is not for what has ended already', async () => {
    const { store, clock, asked } = setUp();
    store.follow({ ...deposit, status: 'processed' });
    await clock.pass(MINUTE);
    expect(asked()).toEqual([]);
  });

  it('stops with the store', async () => {
    const { store, realtime, clock, wake, asked } = setUp();
    store.follow(deposit);
    store.dispose();
    wake.wake();
    realtime.push('deposit.status', { id: 'd1', status: 1 });
    await clock.pass(MINUTE);
    expect([asked().length, clock.pending, store.statusOf('deposit', 'd1')]).toEqual([0, 0, undefined]);
  });
});
