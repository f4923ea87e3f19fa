import { PaymentPage } from '@/cashier/payment-page/payment-page';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '@/cashier/attempt/current-transaction';
import { depositKit } from '@/cashier/test-kit/deposit-kit';
import { depositReply } from '@/cashier/test-kit/fake-gateway';
import { settled } from '@/core/time/clock.fake';
import { sampleMethod } from '@/cashier/test-kit/samples';
import type { DepositStatus } from '@/contract/deposit';
import { AppError } from '@/core/errors/app-error';
import { fakeServerClock } from '@/core/time/server-clock.fake';
import { makeBrCode } from '../simulator/make-br-code';
import { PixStore } from './pix-store';

const CANCEL = 'BANKING_DEPOSIT:deposit-cancel';
const MINUTE = 60_000;
const payee = { payee: 'LOJA EXEMPLO', city: 'SAO PAULO' };
const codeOf = (name: string) => makeBrCode({ ...payee, url: `pix.example/${name}`, amount: '500.00' });

/** A Pix deposit of R$ 500, created on its form, and the store of its page; the code is valid for ten minutes by default. */
async function page({ code = codeOf('first'), minutes = 10, hasForm = true, offset = 0 } = {}) {
  const kit = await depositKit({
    payload: { currency: 'BRL', paymentGeo: 'BR' },
    registry: { pathForReply: (_, { data }) => (data?.pix ? '/deposit/redirect/pix' : undefined) },
  });
  const { transaction, realtime, navigation, errors, gateway, clock } = kit;
  const pixReply = (id: string, text: string) => {
    const expiresAt = new Date(clock.now() + minutes * MINUTE).toISOString();
    return depositReply(id, { pageId: 'pix', data: { pix: { code: text, expiresAt } } });
  };
  const deposit = kit.newStore();
  // The kit's own method takes rupees only, so set one for reais.
  runInAction(() => (deposit.method = sampleMethod()));
  gateway.nextAnswers.push(pixReply('first', code), pixReply('second', codeOf('second')));
  await deposit.submit({ wantsWindow: false });
  if (!hasForm) deposit.reset();
  const chosen = { form: '/deposit/redirect/base' };
  const page = new PaymentPage(transaction, realtime, navigation, errors);
  const pix = new PixStore(page, deposit, chosen, realtime, fakeServerClock(clock, offset), navigation);
  navigation.visited.length = 0;
  const close = pix.open();
  const cancelAnswers = (status: DepositStatus) => realtime.script(CANCEL, () => ({ status }));
  const creates = () => realtime.sentOf('BANKING:deposit-create');
  return { ...kit, pix, close, cancelAnswers, creates };
}

const codeShown = ({ reading }: PixStore) => (reading.kind === 'payable' ? reading.brCode.code : undefined);

describe('the page of a Pix deposit', () => {
  it('shows a code that is right, and stays', async () => {
    const { pix, navigation, errors } = await page();
    expect(codeShown(pix)).toBe(codeOf('first'));
    expect(navigation.visited).toEqual([]);
    expect(errors.reported).toEqual([]);
  });

  it.each([
    ['a wrong CRC', codeOf('first').replace('EXEMPLO', 'EXEMPL0')],
    ['another amount', makeBrCode({ ...payee, url: 'pix.example/1', amount: '501.00' })],
    ['nothing', ''],
  ])('never shows a code with %s, and tells monitoring once, without the code', async (_, code) => {
    const { pix, errors, navigation, close } = await page({ code });
    expect(pix.reading.kind).toBe('refused');
    close();
    pix.open();
    expect(errors.reported).toMatchObject([{ code: 'pix.codeRefused' }]);
    expect(JSON.stringify(errors.reported.map((error) => error.message))).not.toContain('EXEMPL');
    expect(navigation.visited).toEqual([]);
  });

  it('goes on to the complete page when the data is gone, as after a reload', async () => {
    const { transaction, navigation } = await page();
    transaction.reset();
    expect(transaction.current).toMatchObject({ id: 'first', data: null });
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it('tells monitoring of a code that had expired when it came', async () => {
    const { errors } = await page({ minutes: -1 });
    expect(errors.reported).toMatchObject([{ code: 'pix.expiredOnArrival' }]);
  });

  it('counts by the server’s clock, whatever the device’s says', async () => {
    const { errors } = await page({ minutes: -1, offset: -5 * MINUTE });
    expect(errors.reported).toEqual([]);
    expect((await page({ minutes: 1, offset: 5 * MINUTE })).errors.reported).toHaveLength(1);
  });
});

describe('the end of the deposit', () => {
  it('leads to the complete page when it was paid', async () => {
    const { realtime, navigation } = await page();
    realtime.push('deposit.status', { id: 'first', status: 1 });
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it('leads there too when it failed before its time', async () => {
    const { realtime, navigation } = await page();
    realtime.push('deposit.status', { id: 'first', status: 2 });
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it('stays when the code has run out, to offer a new one', async () => {
    const { realtime, navigation, clock, pix } = await page();
    await clock.pass(10 * MINUTE - 1000);
    realtime.push('deposit.status', { id: 'first', status: 2 });
    expect(navigation.visited).toEqual([]);
    expect(pix.isClosed).toBe(true);
  });

  it('of another deposit is no news', async () => {
    const { realtime, navigation } = await page();
    realtime.push('deposit.status', { id: 'other', status: 1 });
    expect(navigation.visited).toEqual([]);
  });
});

describe('a new code', () => {
  it('closes the first charge, then creates another deposit with the same values', async () => {
    const { pix, cancelAnswers, creates, realtime, transaction, navigation } = await page();
    cancelAnswers('CANCELED');
    await pix.renew();
    expect(realtime.sentOf(CANCEL)).toMatchObject([{ data: { depositId: 'first', paymentMethod: 'visa' } }]);
    const [first, second] = creates();
    expect(second!.data).toEqual(first!.data);
    expect(second!.messageId).not.toBe(first!.messageId);
    expect((transaction.current as Transaction).id).toBe('second');
    expect(codeShown(pix)).toBe(codeOf('second'));
    expect(navigation.visited).toEqual(['/deposit/redirect/pix']);
  });

  it('needs no cancelling when the gateway has closed the first one already', async () => {
    const { pix, realtime, clock, creates } = await page();
    await clock.pass(10 * MINUTE);
    realtime.push('deposit.status', { id: 'first', status: 2 });
    await pix.renew();
    expect(realtime.sentOf(CANCEL)).toEqual([]);
    expect(creates()).toHaveLength(2);
  });

  it('is not created when the first turns out to be paid', async () => {
    const { pix, cancelAnswers, creates, navigation } = await page();
    cancelAnswers('PAYED');
    await pix.renew();
    expect(creates()).toHaveLength(1);
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it.each(['WAITING', 'CREATED', 'PAID_BY_USER'] as const)('is not created while the first is %s', async (status) => {
    const { pix, cancelAnswers, creates } = await page();
    cancelAnswers(status);
    await pix.renew();
    expect(creates()).toHaveLength(1);
    expect(pix).toMatchObject({ isFirstOpen: true, page: { isBusy: false } });
    cancelAnswers('AUTO_CANCELED');
    await pix.renew();
    expect(creates()).toHaveLength(2);
    expect(pix.isFirstOpen).toBe(false);
  });

  it('is not created when the answer to the cancel is lost', async () => {
    const { pix, realtime, creates } = await page();
    const renewing = pix.renew();
    realtime.cut();
    await renewing;
    expect(creates()).toHaveLength(1);
    expect(pix.page.error).toBe('shown: socket.networkError');
    expect(pix.page.isBusy).toBe(false);
  });

  it('is asked for once, however often the button is tapped', async () => {
    const { pix, realtime, creates } = await page();
    const taps = [pix.renew(), pix.renew()];
    realtime.reply(CANCEL, { status: 'CANCELED' });
    await Promise.all(taps);
    expect(realtime.sentOf(CANCEL)).toHaveLength(1);
    expect(creates()).toHaveLength(2);
  });

  it('does not leave the page when the push of the cancel comes first', async () => {
    const { pix, realtime, navigation } = await page();
    realtime.script(CANCEL, () => {
      realtime.push('deposit.status', { id: 'first', status: 2 });
      return { status: 'CANCELED' as const };
    });
    await pix.renew();
    await settled();
    expect(navigation.visited).toEqual(['/deposit/redirect/pix']);
  });

  it('keeps the reason when the second create is refused', async () => {
    const { pix, gateway, cancelAnswers } = await page();
    gateway.nextAnswers[0] = new AppError('No', { code: 'banking.methodUnavailable', status: 400 });
    cancelAnswers('CANCELED');
    await pix.renew();
    expect(pix.page.error).toBe('shown: banking.methodUnavailable');
  });

  it('begins on the form when that was another plugin’s', async () => {
    const { pix, cancelAnswers, creates, navigation } = await page({ hasForm: false });
    cancelAnswers('CANCELED');
    await pix.renew();
    expect(creates()).toHaveLength(1);
    expect(navigation.visited).toEqual(['/deposit/redirect/base']);
  });

  it('begins on the form when the amount there is another one by now', async () => {
    const { pix, cancelAnswers, form, creates, navigation } = await page();
    form.input = { amount: 600, fields: {} };
    cancelAnswers('CANCELED');
    await pix.renew();
    expect(creates()).toHaveLength(1);
    expect(navigation.visited).toEqual(['/deposit/redirect/base']);
  });
});
