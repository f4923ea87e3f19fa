import { PaymentPage } from '@/cashier/payment-page/payment-page';
import { describe, expect, it, vi } from 'vitest';
import { depositKit } from '@/cashier/test-kit/deposit-kit';
import { depositReply } from '@/cashier/test-kit/fake-gateway';
import type { ApiResponseData } from '@/contract/api-response';
import { AppError } from '@/core/errors/app-error';
import { fakeServerClock } from '@/core/time/server-clock.fake';
import { BROKEN_CARD, ENCODED_CARD } from '../simulator/payees';
import { PayeeCardStore } from './payee-card-store';
import { PayeeStore } from './payee-store';

const COMPLETE = 'BANKING:deposit-complete';
const requisites = [{ name: 'account', label: 'Account', value: '0123456789' }];

/** A deposit of 500, created on this plugin's form or another one's, and the store of its page. */
async function page(data: ApiResponseData, { hasForm = true } = {}) {
  const kit = await depositKit();
  const { transaction, realtime, navigation, errors, gateway, clock } = kit;
  const deposit = kit.newStore();
  gateway.nextAnswers.push(depositReply('d1', { data }));
  await deposit.submit({ wantsWindow: false });
  if (!hasForm) deposit.reset();
  const card = new PayeeCardStore(errors);
  const store = new PayeeStore(
    card,
    new PaymentPage(transaction, realtime, navigation, errors),
    deposit,
    fakeServerClock(clock),
  );
  navigation.visited.length = 0;
  const close = store.open();
  return { ...kit, store, card, close };
}

const waitForCard = ({ card }: { card: PayeeCardStore }) =>
  vi.waitFor(() => expect(card.number !== undefined || card.isBroken).toBe(true), 10_000);

describe('the payee’s card', () => {
  it('is decrypted, and forgotten when the page is left', async () => {
    const kit = await page({ card: { encoded: ENCODED_CARD } });
    await waitForCard(kit);
    expect(kit.card.number).toBe('4400430000001237');
    kit.close();
    expect(kit.card.number).toBeUndefined();
  });

  it('that can’t be decrypted is reported to monitoring, and there is no number', async () => {
    const kit = await page({ card: { encoded: BROKEN_CARD } });
    await waitForCard(kit);
    expect(kit.card).toMatchObject({ number: undefined, isBroken: true });
    expect(kit.errors.reported).toMatchObject([{ message: 'Error while decrypting data' }]);
  });

  it('in clear is there at once', async () => {
    expect((await page({ card: { number: '4242424242424242' } })).card.number).toBe('4242424242424242');
  });
});

describe('the page', () => {
  it('stays with a payee', async () => {
    const { navigation, errors, store } = await page({ requisites });
    expect(store.reading).toMatchObject({ kind: 'payable', requisites });
    expect(navigation.visited).toEqual([]);
    expect(errors.reported).toEqual([]);
  });

  it.each<[ApiResponseData, string]>([
    [{ requisites: [] }, 'hostToHost.payeeRefused'],
    [{ requisites, expiresAt: '2020-01-01T00:00:00Z' }, 'hostToHost.expiredOnArrival'],
  ])('tells monitoring of %j, once', async (data, code) => {
    const { errors, store, close } = await page(data);
    close();
    store.open();
    expect(errors.reported).toMatchObject([{ code }]);
  });

  it('goes on to the complete page when the data is gone, as after a reload', async () => {
    const { transaction, navigation } = await page({ requisites });
    transaction.reset();
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it.each([1, 2])('goes there when the deposit ends with %s', async (status) => {
    const { realtime, navigation } = await page({ requisites });
    realtime.push('deposit.status', { id: 'd1', status });
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });
});

describe('"I have paid"', () => {
  it('tells the gateway with what was typed, then shows the complete page', async () => {
    const { store, realtime, navigation } = await page({ requisites });
    const done = store.complete();
    expect(store.page.isBusy).toBe(true);
    expect(navigation.visited).toEqual([]);
    realtime.reply(COMPLETE, { depositId: 'd1' });
    await done;
    const fields = { card: '4242424242424242' };
    expect(realtime.sentOf(COMPLETE)).toMatchObject([{ data: { depositId: 'd1', paymentType: 'visa', fields } }]);
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it('works for a deposit of another plugin’s form', async () => {
    const { store, realtime, navigation } = await page({ requisites }, { hasForm: false });
    realtime.script(COMPLETE, () => ({ depositId: 'd1' }));
    await store.complete();
    expect(realtime.sentOf(COMPLETE)).toMatchObject([{ data: { depositId: 'd1', paymentType: 'visa', fields: {} } }]);
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it('is sent once, however often it is tapped', async () => {
    const { store, realtime } = await page({ requisites });
    const taps = [store.complete(), store.complete()];
    realtime.reply(COMPLETE, { depositId: 'd1' });
    await Promise.all(taps);
    expect(realtime.sentOf(COMPLETE)).toHaveLength(1);
  });

  it('stays and says why when it was refused, and may be tried again', async () => {
    const { store, realtime, navigation } = await page({ requisites });
    const first = store.complete();
    realtime.refuse(new AppError('No', { code: 'banking.depositNotFound', status: 404 }));
    await first;
    expect(store.page).toMatchObject({ error: 'shown: banking.depositNotFound', isBusy: false });
    expect(navigation.visited).toEqual([]);
    realtime.script(COMPLETE, () => ({ depositId: 'd1' }));
    await store.complete();
    expect(store.page.error).toBeUndefined();
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it.each([409, 503])('goes on when the answer is %i, which is no outcome', async (status) => {
    const { store, realtime, navigation } = await page({ requisites });
    const done = store.complete();
    realtime.refuse(new AppError('No', { status }));
    await done;
    expect([navigation.visited, store.page.error]).toEqual([['/deposit/complete'], undefined]);
  });

  it('goes on when the answer is lost: the money is waited for in any case', async () => {
    const { store, realtime, navigation, errors } = await page({ requisites });
    const done = store.complete();
    realtime.cut();
    await done;
    expect(navigation.visited).toEqual(['/deposit/complete']);
    expect(errors.reported).toMatchObject([{ code: 'socket.networkError' }]);
  });

  it('stays when it was never sent', async () => {
    const { store, realtime, navigation } = await page({ requisites });
    realtime.cut();
    await store.complete();
    expect(navigation.visited).toEqual([]);
    expect(store.page.error).toBe('shown: socket.networkError');
  });
});
