import { runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import type { Purpose } from './first-payment';
import { SecondPayment } from './second-payment';
import { depositKit } from '../test-kit/deposit-kit';
import { depositReply } from '../test-kit/fake-gateway';
import { sampleMethod } from '../test-kit/samples';

const CREATE = 'BANKING:deposit-create';

/** A deposit whose answer comes when the test says so, and whose form has been left. */
async function left(guard: 'transaction' | 'none') {
  const kit = await depositKit({ registry: { pageAt: () => ({ flow: 'deposit', guard }) } });
  let answer = () => {};
  kit.realtime.script(CREATE, () => new Promise((resolve) => (answer = () => resolve(depositReply('late')))));
  const store = kit.newStore();
  const result = store.submit();
  store.dispose();
  const other = { flow: 'deposit', id: 'other', methodName: 'pix', amount: 700, currency: 'INR' } as const;
  kit.transaction.set({ ...other, data: null, pageId: undefined });
  answer();
  await result;
  return kit;
}

it('an answer that comes late leaves the payment whose page is shown, and the host hears of both', async () => {
  const { transaction, told, navigation, attempts } = await left('transaction');
  expect([transaction.current?.id, navigation.visited]).toEqual(['other', []]);
  expect(told()).toMatchObject([{ eventId: 'late' }]);
  expect(attempts.latest('deposit')).toMatchObject({ step: 'created', transactionId: 'late' });
});

it('elsewhere the payment that was left can be gone on with at once', async () => {
  const { transaction, navigation } = await left('none');
  expect([transaction.current?.id, navigation.visited]).toEqual(['late', []]);
});

it('a press that waits while the form comes to show another method is not sent, and the form is free', async () => {
  let go = () => {};
  const waits = new Promise<void>((resolve) => (go = resolve));
  const onPurpose = async <R>(_wish: unknown, create: () => Promise<R>, { isWanted }: Purpose = {}) => {
    await waits;
    return isWanted?.() ? create() : undefined;
  };
  const kit = await depositKit({ second: { onPurpose } as SecondPayment });
  const store = kit.newStore();
  const result = store.submit();
  expect(store.isSubmitting).toBe(true);
  runInAction(() => (store.method = sampleMethod({ name: 'pix' })));
  store.open();
  expect(store.isSubmitting).toBe(false);
  go();
  expect([await result, kit.sent(), kit.browser.opened]).toEqual(['kept', [], []]);
});

it('a payment that was sent before the form came to show another method opens no page over it', async () => {
  const kit = await depositKit();
  let answer = () => {};
  const reply = depositReply('d1', { source: 'https://acquirer.example/pay' });
  kit.realtime.script(CREATE, () => new Promise((resolve) => (answer = () => resolve(reply))));
  const store = kit.newStore();
  const result = store.submit();
  await settled();
  runInAction(() => (store.method = sampleMethod({ name: 'pix' })));
  store.open();
  answer();
  await result;
  expect([kit.navigation.visited, kit.browser.opened[0]?.closed, kit.browser.opened[0]?.visited]).toEqual([
    [],
    true,
    [],
  ]);
  expect(kit.told()).toMatchObject([{ eventId: 'd1' }]);
});

it('a refusal of what was left closes no window and marks no field of the form that is shown now', async () => {
  const kit = await depositKit();
  let refuse = () => {};
  const refusal = new AppError('No', { code: 'banking.limit', status: 400 });
  kit.realtime.script(CREATE, () => new Promise((_, reject) => (refuse = () => reject(refusal))));
  const store = kit.newStore();
  const first = store.submit();
  runInAction(() => (store.method = sampleMethod({ name: 'pix' })));
  store.open();
  kit.attempts.confirmBeside(kit.attempts.all[0]!.intent);
  const refuseFirst = refuse;
  const second = store.submit();
  refuseFirst();
  expect(await first).toBe('failed');
  expect([store.error, store.isSubmitting, kit.browser.opened.map(({ closed }) => closed)]).toEqual([
    undefined,
    true,
    [true, false],
  ]);
  expect(kit.errors.handled).toHaveLength(1);
  refuse();
  expect(await second).toBe('failed');
  expect(store.error).toBe('shown: banking.limit');
});

it.each([
  ['goes on with its further fields unasked', {}, false],
  ['is asked about again for another amount', { amount: 900 }, true],
])('a payment that the player has confirmed beside a first one %s', async (_, change, isAsked) => {
  const { get, realtime, newStore, form, sent } = await depositKit({ second: null });
  const second = get(SecondPayment);
  const store = newStore();
  realtime.script('BANKING:transactions-list', () => ({ transactions: [], hasMore: false }));
  realtime.script(CREATE, () => depositReply('d1'));
  await store.submit();
  store.open();
  realtime.script(CREATE, () => ({ ...depositReply('d2', { isFieldsRequired: true }), fields: [{ name: 'more' }] }));
  const beside = store.submit();
  await settled();
  second.goOn();
  expect(await beside).toBe('needsFields');
  form.input = { amount: 500, fields: { ...form.input!.fields, more: '1' }, ...change };
  void store.submit();
  await settled();
  expect([second.first !== undefined, sent().length]).toEqual([isAsked, isAsked ? 2 : 3]);
  store.dispose();
});
