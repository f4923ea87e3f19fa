/** What is fetched again of a transaction, and what is left alone once nobody wants it any more. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { settled } from '../../core/time/clock.fake';
import { depositReply } from '../test-kit/fake-gateway';
import { code, rejecting, resumingTab } from './return.fixture';
import { TransactionDetails } from './transaction-details';

const DEPOSIT = 'BANKING:deposit-resume';
const WITHDRAWAL = 'BANKING:withdrawal-resume';
const money = { methodName: 'visa', amount: 500, currency: 'INR' };
const paid = (more?: Parameters<typeof depositReply>[1]) => ({
  ...depositReply('d1', { data: code, ...more }),
  status: 'waiting' as const,
});
const withdrawn = (confirmationRequested: boolean) => ({
  ...{ withdrawalId: 'w1', confirmationRequested, withdrawalBlocked: false, fields: [], status: 'accepted' as const },
  apiResponse: { method: 'GET' as const, data: code, pageId: 'offline' as const, isFieldsRequired: false },
});

/** A create of this flow is without an answer. */
async function checking(flow: 'deposit' | 'withdrawal') {
  const kit = resumingTab();
  const tab = kit.load();
  kit.gateway.loseReplies = 1;
  const call = kit.call();
  void tab.attempts.create({ ...call, intent: { ...call.intent, flow } });
  await settled();
  tab.attempts.dispose();
  await kit.realtime.connect();
  const leaving = new AbortController();
  const attempt = tab.attempts.latest(flow)!;
  const details = tab.get(TransactionDetails);
  const fetch = () => details.fetch(flow === 'deposit' ? 'd1' : 'w1', attempt, leaving.signal);
  const step = () => tab.attempts.find(attempt.key)?.step;
  return { ...kit, ...tab, details, attempt, leaving, fetch, step };
}

describe('the details of a transaction', () => {
  it('settle the create that has made it', async () => {
    const { realtime, fetch, step, transaction, statuses, host } = await checking('deposit');
    realtime.script(DEPOSIT, () => paid());
    expect(await fetch()).toMatchObject({ kind: 'found', response: { data: code } });
    expect([step(), transaction.current, statuses.statusOf('deposit', 'd1')]).toMatchObject([
      'created',
      { id: 'd1', amount: 500, data: code },
      'waiting',
    ]);
    expect(host.sent.map(({ messageType }) => messageType)).toEqual(['onCreateTransaction', 'onTransactionStatus']);
  });

  it('that lack fields settle nothing', async () => {
    const { realtime, fetch, step, transaction } = await checking('deposit');
    realtime.script(DEPOSIT, () => paid({ isFieldsRequired: true }));
    expect(await fetch()).toMatchObject({ kind: 'found' });
    expect([step(), transaction.current]).toEqual(['checking', undefined]);
  });

  it('of a withdrawal that waits for its code are not told to the host, and its code is', async () => {
    const { realtime, fetch, step, confirmation, host } = await checking('withdrawal');
    realtime.script(WITHDRAWAL, () => withdrawn(true));
    expect(await fetch()).toEqual({ kind: 'toConfirm' });
    expect([step(), confirmation.current?.withdrawalId, host.sent]).toEqual(['created', 'w1', []]);
    realtime.script(WITHDRAWAL, () => withdrawn(false));
    expect(await fetch()).toMatchObject({ kind: 'found', response: { pageId: 'offline' } });
    expect(host.sent.map(({ messageType }) => messageType)).toEqual(['onCreateTransaction', 'onTransactionStatus']);
  });

  it.each(['deposit', 'withdrawal'] as const)('of a %s that come too late change nothing', async (flow) => {
    const { realtime, fetch, leaving, step, transaction, confirmation } = await checking(flow);
    const fetching = fetch().catch((error: unknown) => error);
    await settled();
    leaving.abort();
    if (flow === 'deposit') realtime.reply(DEPOSIT, paid());
    else realtime.reply(WITHDRAWAL, withdrawn(true));
    expect(await fetching).toMatchObject({ name: 'AbortError' });
    expect([step(), transaction.current, confirmation.current]).toEqual(['checking', undefined, undefined]);
  });

  it('that are refused too late forget nothing', async () => {
    const { realtime, fetch, leaving, step, errors } = await checking('deposit');
    const fetching = fetch().catch((error: unknown) => error);
    await settled();
    leaving.abort();
    realtime.refuse(new AppError('', { code: 'banking.depositNotFound', status: 404 }));
    expect(await fetching).toMatchObject({ name: 'AbortError' });
    expect([step(), errors.reported]).toEqual(['checking', []]);
  });

  it.each([
    ['deposit', 'banking.withdrawalNotFound', 'unknown'],
    ['deposit', 'banking.depositNotFound', 'notOurs'],
    ['withdrawal', 'banking.depositNotFound', 'unknown'],
    ['withdrawal', 'banking.withdrawalNotFound', 'notOurs'],
  ] as const)('of a %s refused by %s are %s', async (flow, name, kind) => {
    const { realtime, fetch } = await checking(flow);
    const script = rejecting(new AppError('', { code: name, status: 404 }));
    realtime.script(DEPOSIT, script);
    realtime.script(WITHDRAWAL, script);
    expect(await fetch()).toEqual({ kind });
  });
});

describe('an answer that is waited for', () => {
  it('is late after eight seconds', async () => {
    const { details, attempt, leaving, clock } = await checking('deposit');
    let outcome: unknown;
    void details.ask('d1', attempt, leaving.signal).then((given) => (outcome = given));
    await clock.pass(CALL_LIMIT_MS - 1);
    expect(outcome).toBeUndefined();
    await clock.pass(1);
    expect(outcome).toEqual({ kind: 'late' });
  });

  it('is not waited for once the transaction has ended, and is never asked for afterwards', async () => {
    const { details, attempt, leaving, statuses, realtime } = await checking('deposit');
    statuses.follow({ flow: 'deposit', id: 'd1', methodName: 'visa' });
    const asking = details.ask('d1', attempt, leaving.signal);
    await settled();
    statuses.learn('deposit', 'd1', 'mistaked');
    expect(await asking).toEqual({ kind: 'ended' });
    expect(await details.ask('d1', attempt, leaving.signal)).toEqual({ kind: 'ended' });
    expect(realtime.sentOf(DEPOSIT)).toHaveLength(1);
  });

  it('whose it is, is not waited for once nobody wants it', async () => {
    const kit = resumingTab({});
    const before = kit.load();
    await before.attempts.create(kit.call());
    for (const part of [before.attempts, before.statuses]) part.dispose();
    kit.changeToken();
    const details = kit.load().get(TransactionDetails);
    const leaving = new AbortController();
    const asking = details.isPlayers('deposit', 'd1', leaving.signal).catch((error: unknown) => error);
    leaving.abort();
    expect(await asking).toBeInstanceOf(Error);
    expect(await details.isPlayers('deposit', 'other', new AbortController().signal)).toBe(true);
  });
});

it('one that is shown already is not chosen again: what is known of it stays', async () => {
  const { details, attempt, transaction } = await checking('deposit');
  transaction.set({ ...money, flow: 'deposit', id: 'd1', data: code, pageId: 'pix' });
  expect(details.choose(attempt, 'd1')).toBe(false);
  expect(transaction.current).toMatchObject({ data: code, pageId: 'pix' });
  expect(details.choose(attempt, 'd2')).toBe(true);
  expect(transaction.current).toMatchObject({ id: 'd2', key: attempt.key, amount: 500, data: null });
});
