import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { depositReply } from '../test-kit/fake-gateway';
import { tab } from '../test-kit/tab';
import type { Transaction } from './current-transaction';

const shown = (change: Partial<Transaction> = {}): Transaction => ({
  flow: 'deposit',
  id: 'd9',
  methodName: 'visa',
  amount: 500,
  currency: 'INR',
  data: null,
  pageId: undefined,
  ...change,
});

it('has no name and no status before a payment is made', () => {
  const { current } = tab().load();
  expect([current.current, current.name, current.status]).toEqual([undefined, undefined, undefined]);
});

it.each<[string, Partial<Transaction>, string]>([
  ['its id', { key: 'k1' }, 'deposit.d9'],
  ['its key where the gateway has sent no id', { id: undefined, key: 'k1' }, 'deposit.k1'],
])('is named after its flow and %s, as soon as it is shown', (_, change, name) => {
  const { current } = tab().load();
  const names: (string | undefined)[] = [];
  const stop = autorun(() => names.push(current.name));
  current.set(shown(change));
  stop();
  expect(names).toEqual([undefined, name]);
});

it('is the one that is shown rather than the one that was made last', async () => {
  const { load, call } = tab();
  const { attempts, current, statuses } = load();
  await attempts.create(call());
  expect([current.name, current.status]).toEqual(['deposit.d1', 'waiting']);
  statuses.follow({ flow: 'deposit', id: 'd9', methodName: 'visa', status: 'processed' });
  current.set(shown());
  expect([current.name, current.status]).toEqual(['deposit.d9', 'processed']);
});

it('is after a reload the one whose page this frame has shown, until the player leaves it', async () => {
  const { load, call, clock } = tab();
  const before = load().attempts;
  const { attempt } = await before.create(call(500));
  await clock.pass(1);
  await before.create(call(700));
  const { current } = load();
  expect([current.current?.id, current.current?.amount]).toEqual(['d2', 700]);
  current.restore(attempt!);
  expect([current.current?.id, current.current?.amount]).toEqual(['d1', 500]);
  current.reset();
  expect(current.current?.id).toBe('d2');
  current.set(shown());
  current.reset();
  expect(current.current?.id).toBe('d2');
});

it.each([null, 'd1'])('is none of a player who was here before, whose payment has the id %o', async (depositId) => {
  const { load, call, gateway, changeToken } = tab({});
  gateway.nextAnswers.push({ ...depositReply('d1'), depositId });
  const { attempts, current } = load();
  await attempts.create(call());
  expect(current.current?.amount).toBe(500);
  expect(load().current.current?.amount).toBe(500);
  changeToken();
  expect(load().current.current).toBeUndefined();
});
