import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { depositKit } from '../test-kit/deposit-kit';
import { depositReply } from '../test-kit/fake-gateway';
import { settled } from '../../core/time/clock.fake';

const SOURCE = 'https://acquirer.example/pay';
const refusal = new AppError('Limit reached', { code: 'banking.limit', status: 422 });

describe('DepositStore.open', () => {
  it('fills the form with the current method and its suggested amount', async () => {
    const { newStore, form } = await depositKit();
    const store = newStore();
    expect([store.method?.name, form.method?.name]).toEqual(['visa', 'visa']);
    expect(form.context).toEqual({ currency: 'INR', country: 'in', snippet: 700 });
  });
});

describe('DepositStore.submit', () => {
  it('sends nothing and opens nothing while the form is not valid', async () => {
    const { newStore, form, browser, sent } = await depositKit();
    form.input = undefined;
    expect(await newStore().submit()).toBe('invalid');
    expect([form.errorsShown, sent(), browser.opened]).toEqual([1, [], []]);
  });

  it('sends what the player typed, the bonus and the way back', async () => {
    const bonusList = [{ id: 'welcome', type: 'deposit', depositBonusData: { minDeposit: 500 } }];
    const payload = { bonusId: 'welcome', bonusList, schema: 'https', host: 'brand.example' };
    const { newStore, form, sent } = await depositKit({ payload });
    form.input = { amount: 500, fields: { holder: 'A' }, wallet: 'W-1' };
    await newStore().submit();
    expect(sent()).toEqual([
      {
        amount: 500,
        currency: 'INR',
        fields: { holder: 'A' },
        isActivatedBonus: true,
        bonusId: 'welcome',
        paymentType: 'visa',
        returnUrl: 'https://brand.example',
        wallet: 'W-1',
      },
    ]);
  });

  it('opens the source in the window of the click, tells the host once and shows the complete page', async () => {
    const { newStore, gateway, browser, told, navigation, transaction, statuses } = await depositKit();
    gateway.nextAnswers.push(depositReply('d1', { source: SOURCE, data: { ref: 'r1' } }));
    const submit = newStore().submit();
    expect(browser.opened).toHaveLength(1);
    expect(await submit).toBe('done');
    expect(browser.opened[0]?.visited).toEqual([`${SOURCE}?ref=r1`]);
    expect(told()).toEqual([{ messageType: 'onCreateTransaction', eventType: 'deposit', eventId: 'd1' }]);
    expect(navigation.visited).toEqual(['/deposit/complete']);
    expect(transaction.current).toMatchObject({ id: 'd1', methodName: 'visa', amount: 500, data: { ref: 'r1' } });
    expect(statuses.statusOf('deposit', 'd1')).toBe('waiting');
  });

  it('opens the source, then tells the host, on native', async () => {
    const { newStore, gateway, host } = await depositKit({ session: { isNative: true } });
    gateway.nextAnswers.push(depositReply('d1', { source: SOURCE }));
    await newStore().submit();
    expect(host.sent.map(({ messageType }) => messageType)).toEqual([
      'openExtBrowser',
      'onCreateTransaction',
      'onTransactionStatus',
    ]);
  });

  it('takes a second tap for the first one', async () => {
    const { newStore, gateway, browser, told } = await depositKit();
    const store = newStore();
    const [first, second] = [store.submit(), store.submit()];
    expect([second === first, store.isSubmitting]).toEqual([true, true]);
    await first;
    expect([gateway.deposits.length, browser.opened.length, told().length]).toEqual([1, 1, 1]);
    expect(store.isSubmitting).toBe(false);
  });

  it('goes to the page that claims the reply, else to the next page given', async () => {
    const pathForReply = (_flow: string, { pageId }: { pageId?: string | null | undefined }) =>
      pageId === 'pix' ? '/deposit/redirect/pix' : undefined;
    const { newStore, gateway, navigation } = await depositKit({ registry: { pathForReply } });
    gateway.nextAnswers.push(depositReply('d1', { pageId: 'pix' }));
    const store = newStore();
    await store.submit({ nextPage: '/deposit/redirect/instruction' });
    await store.submit({ nextPage: '/deposit/redirect/instruction' });
    expect(navigation.visited).toEqual(['/deposit/redirect/pix', '/deposit/redirect/instruction']);
  });

  it('asks for more fields, closes the window, stays, and sends the id with the next create', async () => {
    const { newStore, gateway, browser, form, navigation, sent, told } = await depositKit();
    const asking = depositReply('d7', { isFieldsRequired: true });
    gateway.nextAnswers.push({ ...asking, fields: [{ name: 'otp' }] });
    const store = newStore();
    expect(await store.submit()).toBe('needsFields');
    expect([form.asked, browser.opened[0]?.closed, navigation.visited, told()]).toEqual([['otp'], true, [], []]);
    await store.submit();
    expect(sent()[1]).toMatchObject({ depositId: 'd7' });
    expect(told()).toHaveLength(1);
  });

  it('asks for fields without naming any: with an id the deposit exists, without one it fails', async () => {
    const { newStore, gateway, errors, navigation, told } = await depositKit();
    gateway.nextAnswers.push(depositReply('d7', { isFieldsRequired: true }));
    expect(await newStore().submit()).toBe('done');
    expect([navigation.visited, told().length]).toEqual([['/deposit/complete'], 1]);
    gateway.nextAnswers.push({ ...depositReply('', { isFieldsRequired: true }), depositId: undefined });
    expect(await newStore().submit()).toBe('failed');
    expect(errors.handled).toHaveLength(1);
  });

  it('shows a refusal, closes the window, tells analytics and lets the player try again', async () => {
    const { newStore, gateway, browser, analytics, told, navigation } = await depositKit();
    gateway.nextAnswers.push(refusal);
    const store = newStore();
    expect(await store.submit()).toBe('failed');
    expect(store.error).toBe('shown: banking.limit');
    expect(browser.opened[0]?.closed).toBe(true);
    expect(analytics.events).toEqual([{ name: 'error', params: { error_text: 'shown: banking.limit' } }]);
    expect([told(), navigation.visited]).toEqual([[], []]);
    expect(await store.submit()).toBe('done');
    expect(store.error).toBeUndefined();
  });

  it('shows that it is offline without sending anything later', async () => {
    const { newStore, realtime, gateway } = await depositKit();
    realtime.cut();
    const store = newStore();
    expect(await store.submit()).toBe('failed');
    expect(store.error).toBe('shown: socket.networkError');
    await realtime.connect();
    await settled();
    expect(gateway.deposits).toEqual([]);
  });

  it('is still checking while the reply is lost: no failure, no blank window, then a button for the source', async () => {
    const { newStore, gateway, realtime, browser, errors, paymentWindow, navigation, told } = await depositKit();
    gateway.nextAnswers.push(depositReply('d1', { source: SOURCE }));
    gateway.loseReplies = 1;
    const store = newStore();
    const submit = store.submit();
    await settled();
    expect([store.isChecking, store.error, errors.handled, browser.opened[0]?.closed]).toEqual([
      true,
      undefined,
      [],
      true,
    ]);
    await realtime.connect();
    expect(await submit).toBe('done');
    expect(paymentWindow.pending).toEqual({ kind: 'get', url: SOURCE });
    expect([navigation.visited, told().length, store.isChecking]).toEqual([['/deposit/complete'], 1, false]);
  });

  it('moves nobody who has left the page, but the host and the status know of the deposit', async () => {
    const { newStore, gateway, realtime, browser, navigation, told, form, statuses } = await depositKit();
    gateway.loseReplies = 1;
    const store = newStore();
    const submit = store.submit();
    await settled();
    store.dispose();
    await realtime.connect();
    await submit;
    expect([navigation.visited, told().length, form.isDisposed]).toEqual([[], 1, true]);
    expect(browser.opened.every(({ closed }) => closed)).toBe(true);
    expect(statuses.statusOf('deposit', 'd1')).toBe('waiting');
  });

  it('leads a player who came back meanwhile to the first outcome', async () => {
    const { newStore, gateway, realtime, paymentWindow, navigation, told } = await depositKit();
    gateway.nextAnswers.push(depositReply('d1', { source: SOURCE }));
    gateway.loseReplies = 1;
    const left = newStore();
    void left.submit();
    await settled();
    left.dispose();
    const back = newStore();
    const submit = back.submit();
    await realtime.connect();
    expect(await submit).toBe('done');
    expect([navigation.visited, told().length]).toEqual([['/deposit/complete'], 1]);
    expect(paymentWindow.pending).toEqual({ kind: 'get', url: SOURCE });
  });

  it('tells the host of a deposit without an id, and monitoring of the missing id', async () => {
    const { newStore, gateway, told, errors } = await depositKit();
    gateway.nextAnswers.push({ ...depositReply('x'), depositId: null });
    await newStore().submit();
    expect(told()).toEqual([{ messageType: 'onCreateTransaction', eventType: 'deposit', eventId: '' }]);
    expect(errors.reported.map(({ code }) => code)).toEqual(['deposit.noId']);
  });
});

describe('DepositStore.prepare', () => {
  const invoice = { uri: 'upi://pay?pa=a@b', vpa: 'a@b', payeeName: 'Shop' };

  it('creates the deposit without a window and goes to the page of its invoice', async () => {
    const { newStore, realtime, browser, navigation, transaction } = await depositKit();
    realtime.script('BANKING:deposit-prepare', () => ({ depositId: 'd5', fields: [], invoice }));
    expect(await newStore().prepare({ nextPage: '/deposit/india/invoice' })).toBe('done');
    expect([browser.opened, navigation.visited]).toEqual([[], ['/deposit/india/invoice']]);
    expect(transaction.current).toMatchObject({ id: 'd5', data: { upi: invoice } });
  });

  it('asks for the fields that it needs first', async () => {
    const { newStore, realtime, form, navigation } = await depositKit();
    realtime.script('BANKING:deposit-prepare', () => ({ depositId: 'd5', fields: [{ name: 'vpa' }], invoice: null }));
    expect(await newStore().prepare({ nextPage: '/deposit/india/invoice' })).toBe('needsFields');
    expect([form.asked, navigation.visited]).toEqual([['vpa'], []]);
  });
});
