/** When a status is asked for, what an answer changes, and why a payment was refused. */
import { describe, expect, it } from 'vitest';
import type { Decline } from '../../contract/decline';
import type { DepositStatus } from '../../contract/deposit';
import { AppError } from '../../core/errors/app-error';
import { FakeMonitoring } from '../../core/monitoring/monitoring.fake';
import { ManualClock, settled } from '../../core/time/clock.fake';
import { ManualWake } from '../test-kit/manual-wake';
import { ScriptedRealtime } from '../test-kit/scripted-realtime';
import { TransactionStatusStore } from './transaction-status-store';

const ASK = 'BANKING_DEPOSIT:deposit-status';
const LIST = 'BANKING:transactions-list';
const MINUTE = 60_000;
const deposit = { flow: 'deposit' as const, id: 'd1', methodName: 'visa' };
const withdrawal = { flow: 'withdrawal' as const, id: 'w1', methodName: 'visa' };
const because = (reason: string): Decline => ({ reason, isFinal: false, next: [] });

function setUp({ answers = true } = {}) {
  const [realtime, clock, wake, monitoring] = [
    new ScriptedRealtime(),
    new ManualClock(),
    new ManualWake(),
    new FakeMonitoring(),
  ];
  const store = new TransactionStatusStore(realtime, clock, wake, monitoring);
  const say = (status: DepositStatus) => realtime.script(ASK, () => ({ status }));
  if (answers) say('WAITING');
  const push = (status: number, decline?: Decline, id = 'd1') =>
    realtime.push('deposit.status', { id, status, ...(decline && { decline }) });
  const wakeUp = async () => {
    wake.wake();
    await settled();
  };
  const asked = () => realtime.sentOf(ASK).length;
  const status = () => store.statusOf('deposit', 'd1');
  const reason = (id = 'd1') => store.declineOf('deposit', id)?.reason;
  return { store, realtime, clock, monitoring, say, push, wakeUp, asked, status, reason };
}

describe('a page that wakes up again and again', () => {
  it('asks once a second at most', async () => {
    const { store, clock, wakeUp, asked } = setUp();
    store.follow(deposit);
    await wakeUp();
    await clock.pass(999);
    await wakeUp();
    expect(asked()).toBe(1);
    await clock.pass(1);
    await wakeUp();
    expect(asked()).toBe(2);
  });

  it('after a quarter of an hour once in ten seconds at most; a push is still heard', async () => {
    const { store, clock, wakeUp, asked, push, status } = setUp();
    store.follow(deposit);
    await clock.pass(20 * MINUTE);
    const before = asked();
    await wakeUp();
    await clock.pass(9_999);
    await wakeUp();
    expect(asked()).toBe(before + 1);
    await clock.pass(1);
    await wakeUp();
    expect(asked()).toBe(before + 2);
    push(1);
    expect(status()).toBe('processed');
  });

  it('asks at once when the line was down for longer than a quarter of an hour', async () => {
    const { store, realtime, clock, asked } = setUp();
    realtime.cut();
    store.follow(deposit);
    await clock.pass(20 * MINUTE);
    await realtime.connect();
    await settled();
    expect(asked()).toBe(1);
  });

  it('does not ask again before the answer has come', async () => {
    const { store, realtime, clock, wakeUp, asked, status } = setUp({ answers: false });
    store.follow(deposit);
    await clock.pass(2_000);
    await wakeUp();
    await clock.pass(20_000);
    await wakeUp();
    expect(asked()).toBe(1);
    realtime.reply(ASK, { status: 'PAYED' });
    await settled();
    expect(status()).toBe('processed');
  });
});

describe('a payment that is said to have failed', () => {
  it('is asked for ten seconds later, however often that is said', async () => {
    const { store, clock, push, asked } = setUp();
    store.follow(deposit);
    push(2);
    await clock.pass(9_000);
    expect(asked()).toBe(0);
    push(2);
    await clock.pass(1_000);
    expect(asked()).toBe(1);
  });

  it('has the reason of its push, which later news without one does not take away', async () => {
    const { store, clock, say, push, reason } = setUp();
    store.follow(deposit);
    push(2, because('risk'));
    expect(reason()).toBe('risk');
    push(2);
    say('CANCELED');
    await clock.pass(MINUTE);
    expect(reason()).toBe('risk');
  });

  it('is not asked for its reason when the push has told it already', async () => {
    const { store, push, asked, reason } = setUp();
    push(2, because('risk'));
    store.follow({ ...deposit, status: 'mistaked' });
    await settled();
    expect([reason(), asked()]).toEqual(['risk', 0]);
  });

  it('keeps its reason, as the last hundred do', () => {
    const { push, reason } = setUp();
    for (let id = 0; id < 100; id += 1) push(2, because('risk'), String(id));
    expect(reason('0')).toBe('risk');
    push(2, because('risk'), '100');
    expect([reason('0'), reason('1'), reason('100')]).toEqual([undefined, 'risk', 'risk']);
  });
});

describe('an answer', () => {
  it('that the payment is still open is no error', async () => {
    const { store, clock, monitoring, status } = setUp();
    store.follow(deposit);
    await clock.pass(MINUTE);
    expect([status(), monitoring.errors]).toEqual(['waiting', []]);
  });

  it.each([
    ['a deposit that is not found', deposit, 404],
    ['a withdrawal while the gateway is busy', withdrawal, 429],
  ])('that is none for %s: it is asked for again, and reported once', async (_, followed, status) => {
    const { store, realtime, clock, monitoring } = setUp();
    const refuse = () => {
      throw new AppError('No', { status });
    };
    realtime.script(ASK, refuse);
    realtime.script(LIST, followed === deposit ? () => ({ transactions: [], hasMore: false }) : refuse);
    store.follow(followed);
    await clock.pass(10_000);
    expect(realtime.sentOf(LIST).length).toBeGreaterThan(1);
    expect(monitoring.errors).toMatchObject([{ error: { status }, context: { call: `${followed.flow} status` } }]);
  });

  it('of another call counts as a push does, for what is followed', () => {
    const { store, status } = setUp();
    store.learn('deposit', 'd1', 'processed');
    expect(status()).toBeUndefined();
    store.follow(deposit);
    store.learn('deposit', 'd1', 'mistaked');
    expect(status()).toBe('mistaked');
    store.learn('deposit', 'd1', 'waiting');
    expect(status()).toBe('mistaked');
    store.learn('deposit', 'd1', 'processed');
    expect(status()).toBe('processed');
  });

  it('comes at once when the player wants to know', async () => {
    const { store, say, status } = setUp();
    store.follow(deposit);
    say('PAYED');
    await store.ask('deposit', 'd1');
    expect(status()).toBe('processed');
    await expect(store.ask('deposit', 'd1')).resolves.toBeUndefined();
  });
});

it('another player hears nothing of what was pushed for the one before', () => {
  const { store, push, status } = setUp();
  push(1);
  store.reset();
  store.follow(deposit);
  expect(status()).toBe('waiting');
});
