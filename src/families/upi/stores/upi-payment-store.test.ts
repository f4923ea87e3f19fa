import { PaymentPage } from '../../../cashier/payment-page/payment-page';
import { describe, expect, it, vi } from 'vitest';
import type { ApiResponseData } from '../../../contract/api-response';
import { AppError } from '../../../core/errors/app-error';
import { depositKit } from '../../../cashier/test-kit/deposit-kit';
import { UpiPaymentStore } from './upi-payment-store';

const upi = {
  uri: 'upi://pay?pa=shop@ybl&pn=Shop&am=500.00&cu=INR',
  vpa: 'shop@ybl',
  payeeName: 'Shop',
  expiresAt: '2026-01-01T00:15:00Z',
};
const UTR = '412345678901';

/** Opens the page of a deposit of 500 INR. */
async function page(data: ApiResponseData | null = { upi }, id = 'd1') {
  const kit = await depositKit();
  const deposit = {
    flow: 'deposit',
    id,
    methodName: 'in_upi',
    amount: 500,
    currency: 'INR',
    pageId: undefined,
  } as const;
  const show = (changes: object = {}) => kit.transaction.set({ ...deposit, data, ...changes });
  show();
  kit.statuses.follow({ flow: 'deposit', id, methodName: 'in_upi' });
  const store = new UpiPaymentStore(pageOf(kit), kit.realtime, kit.methods);
  const completes = () => kit.realtime.sentOf('BANKING:deposit-complete').map((request) => request.data);
  return { ...kit, store, show, completes };
}

const pageOf = ({ transaction, realtime, navigation, errors }: Awaited<ReturnType<typeof depositKit>>) =>
  new PaymentPage(transaction, realtime, navigation, errors);

describe('the code', () => {
  it('is payable when it is the deposit’s own', async () => {
    const { store, errors } = await page();
    expect(store.payable).toMatchObject({ vpa: 'shop@ybl', payeeName: 'Shop', expiresAt: upi.expiresAt });
    expect([store.problem, errors.reported]).toEqual([undefined, []]);
  });

  it('of another scheme is not payable, and monitoring gets a report once, without the link', async () => {
    const { store, errors } = await page({ upi: { ...upi, uri: upi.uri.replace('upi:', 'evil:') } });
    expect([store.payable, store.problem]).toEqual([undefined, 'refused']);
    expect(errors.reported.map(({ code }) => code)).toEqual(['upi.foreignScheme']);
    expect(errors.reported[0]?.message).toBe('No payable UPI code: foreignScheme');
  });

  it('that breaks a rule of its standard is payable, and monitoring hears of each once', async () => {
    const odd = { ...upi, uri: `${upi.uri.replace('500.00', '500.000')}&CU=INR` };
    const { store, errors, show } = await page({ upi: odd });
    const report = vi.spyOn(errors, 'report');
    expect(store.problem).toBeUndefined();
    const codes = () => errors.reported.map(({ code }) => code);
    expect(codes()).toEqual(['upi.codeCaution']);
    show({ id: 'd2', data: { upi } });
    expect(codes()).toHaveLength(1);
    show({ id: 'd3' });
    expect(codes()).toEqual(['upi.codeCaution', 'upi.codeCaution']);
    const message = 'UPI code breaks a rule of its standard';
    expect(report.mock.calls).toMatchObject([[{ message }, { cautions: 'repeated decimals' }]]);
  });

  it('of a withdrawal is none', async () => {
    const { store, show } = await page();
    show({ flow: 'withdrawal' });
    expect([store.deposit, store.payable]).toEqual([undefined, undefined]);
  });

  it('is gone after a reload, and the UTR may still be sent', async () => {
    const { store, realtime, completes } = await page(null);
    expect([store.payable, store.problem]).toEqual([undefined, 'gone']);
    realtime.script('BANKING:deposit-complete', ({ depositId }) => ({ depositId }));
    store.setUtr(UTR);
    expect(await store.confirm()).toBe('done');
    expect(completes()).toEqual([{ depositId: 'd1', paymentType: 'in_upi', fields: { utr: UTR } }]);
  });
});

describe('a deposit without a code', () => {
  it('is reported to monitoring when the provider sent none', async () => {
    const { errors, show } = await page(null);
    expect(errors.reported.map(({ code }) => code)).toEqual(['upi.missing']);
    show({ id: 'd2' });
    expect(errors.reported).toHaveLength(2);
  });

  it('is nobody’s fault after a reload, when no method is chosen', async () => {
    const kit = await page();
    const { methods, transaction, realtime, errors } = kit;
    methods.reset();
    transaction.set({ ...transaction.current!, data: null });
    const restored = new UpiPaymentStore(pageOf(kit), realtime, methods);
    expect([restored.problem, errors.reported]).toEqual(['gone', []]);
  });
});

describe('the UTR', () => {
  it.each([
    ['', 'required'],
    ['41234567890', 'length'],
    ['4123456789012', 'length'],
  ])('%s is not sent: %s', async (typed, error) => {
    const { store, completes } = await page();
    store.setUtr(typed);
    expect(await store.confirm()).toBe('invalid');
    expect([store.utrError, completes()]).toEqual([error, []]);
    store.setUtr(UTR);
    expect(store.utrError).toBeUndefined();
  });

  it('that was never typed is required', async () => {
    const { store } = await page();
    expect([await store.confirm(), store.utrError]).toEqual(['invalid', 'required']);
  });

  it('is sent once for two taps, then the complete page is shown', async () => {
    const { store, realtime, navigation, completes } = await page();
    store.setUtr('4123 4567 8901');
    const go = vi.spyOn(navigation, 'go');
    const first = store.confirm();
    expect(store.page.isBusy).toBe(true);
    expect(await store.confirm()).toBe('invalid');
    realtime.reply('BANKING:deposit-complete', { depositId: 'd1' });
    expect(await first).toBe('done');
    expect(completes()).toHaveLength(1);
    expect([store.page.isBusy, navigation.visited]).toEqual([false, ['/deposit/complete']]);
    // "Back" leads to the list, not to a code that is paid.
    expect(go).toHaveBeenLastCalledWith('/deposit/complete', { replace: true });
  });

  it('that the gateway refuses stays, with an error of its own', async () => {
    const { store, realtime, navigation, errors } = await page();
    store.setUtr(UTR);
    const confirm = store.confirm();
    realtime.refuse(new AppError('No', { code: 'banking.paymentMethodRegex', status: 400 }));
    expect(await confirm).toBe('failed');
    expect([store.utr, store.utrError, store.page.error]).toEqual([UTR, 'refused', undefined]);
    expect([navigation.visited, errors.handled.length]).toEqual([[], 1]);
  });

  it.each([
    [409, 'done', ['/deposit/complete']],
    [425, 'done', ['/deposit/complete']],
    [503, 'failed', []],
    [429, 'failed', []],
  ])('answered by %i is %s: that may have been taken waits, that was not taken may be sent again', async (...row) => {
    const [status, result, visited] = row;
    const { store, realtime, navigation } = await page();
    store.setUtr(UTR);
    const confirm = store.confirm();
    realtime.refuse(new AppError('No', { status }));
    expect([await confirm, navigation.visited]).toEqual([result, visited]);
  });

  it('whose answer is lost stays and may be sent again', async () => {
    const { store, realtime, completes } = await page();
    store.setUtr(UTR);
    const confirm = store.confirm();
    realtime.cut();
    expect(await confirm).toBe('failed');
    expect([store.utrError, store.page.error]).toEqual([undefined, 'shown: socket.networkError']);
    await realtime.connect();
    realtime.script('BANKING:deposit-complete', ({ depositId }) => ({ depositId }));
    expect(await store.confirm()).toBe('done');
    expect(completes()).toHaveLength(2);
  });

  it('does not go with another deposit', async () => {
    const { store, show, transaction } = await page();
    store.setUtr(UTR);
    show({ id: 'd2' });
    expect(store.utr).toBe('');
    store.setUtr(UTR);
    transaction.reset();
    expect([store.utr, store.deposit, store.problem]).toEqual(['', undefined, 'gone']);
  });

  it('without a deposit is an error', async () => {
    const { store, transaction, errors } = await page();
    transaction.reset();
    store.setUtr(UTR);
    expect(await store.confirm()).toBe('failed');
    expect(errors.handled.map(({ code }) => code)).toEqual(['deposit.none']);
  });

  it('does not move a player who has left the page', async () => {
    const { store, realtime, navigation } = await page();
    store.setUtr(UTR);
    const confirm = store.confirm();
    store.dispose();
    realtime.reply('BANKING:deposit-complete', { depositId: 'd1' });
    await confirm;
    expect(navigation.visited).toEqual([]);
  });
});

describe('the end of the deposit', () => {
  it.each([
    [1, 'processed'],
    [2, 'mistaked'],
  ])('push %s leads to the complete page while the page is shown', async (status, name) => {
    const { store, realtime, navigation, transaction } = await page();
    const close = store.open();
    const go = vi.spyOn(navigation, 'go');
    realtime.push('deposit.status', { id: 'd1', status });
    expect(go).toHaveBeenLastCalledWith('/deposit/complete', { replace: true });
    expect([transaction.status, navigation.visited]).toEqual([name, ['/deposit/complete']]);
    close();
  });

  it('that came before the page leads there at once', async () => {
    const { store, realtime, navigation } = await page();
    realtime.push('deposit.status', { id: 'd1', status: 1 });
    expect(navigation.visited).toEqual([]);
    store.open();
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it('after the page was left leads nowhere', async () => {
    const { store, realtime, navigation } = await page();
    store.open()();
    realtime.push('deposit.status', { id: 'd1', status: 1 });
    expect(navigation.visited).toEqual([]);
  });
});
