import { expect, it } from 'vitest';
import { AppError } from '../../../core/errors/app-error';
import { CurrentTransaction } from '../../../cashier/attempt/current-transaction';
import { depositKit, type DepositKitFacts } from '../../../cashier/test-kit/deposit-kit';
import { depositReply } from '../../../cashier/test-kit/fake-gateway';
import type { SecondPayment } from '../../../cashier/submission/second-payment';
import { alwaysOnPurpose } from '../../../cashier/test-kit/samples';
import { registerUpi } from './register-upi';
import { UpiRenewal } from './upi-renewal';

/** The page of a deposit of 500 whose code is to be replaced. `pageId`: the code came from a create, else it was prepared. */
async function page({
  pageId,
  methodName = 'visa',
  amount = 500,
  ...facts
}: { pageId?: string; methodName?: string; amount?: number } & DepositKitFacts = {}) {
  const kit = await depositKit(facts);
  const scope = kit.app.createChildContainer();
  registerUpi(scope);
  await kit.navigation.go('/deposit/upi');
  const deposit = { flow: 'deposit', id: 'd0', methodName, amount, currency: 'EUR', pageId, data: null } as const;
  kit.get(CurrentTransaction).set(deposit);
  return { ...kit, renewal: scope.resolve(UpiRenewal) };
}

const upiData = { upi: { uri: 'upi://pay?pa=shop@ybl&am=500.00&cu=INR', vpa: 'shop@ybl' } };

const visa = { methodName: 'visa', amount: 500, currency: 'EUR' };

it('makes a new deposit of the same amount, and shows its code in place of the old one', async () => {
  const { renewal, sent, gateway, navigation, get } = await page({ pageId: 'upi-pay' });
  gateway.nextAnswers.push(depositReply('d1', { pageId: 'upi-pay', data: upiData as never }));
  expect([renewal.canRenew, renewal.isRenewing]).toEqual([true, false]);
  const renewing = renewal.renew();
  expect(renewal.isRenewing).toBe(true);
  await renewing;
  expect(sent()).toMatchObject([{ amount: 500, paymentType: 'visa' }]);
  expect(navigation.path).toBe('/deposit/upi');
  expect(get(CurrentTransaction).current).toMatchObject({ id: 'd1', amount: 500, data: upiData });
  expect([renewal.isRenewing, renewal.error]).toEqual([false, undefined]);
});

it('prepares a new invoice where the old one was prepared', async () => {
  const { renewal, realtime, sent, get } = await page();
  realtime.script('BANKING:deposit-prepare', () => ({ ...depositReply('d1', { data: upiData as never }) }));
  await renewal.renew();
  expect(realtime.sentOf('BANKING:deposit-prepare').map(({ data }) => data)).toMatchObject([{ amount: 500 }]);
  expect(sent()).toEqual([]);
  expect(get(CurrentTransaction).current).toMatchObject({ id: 'd1', pageId: undefined });
});

it('leads to the form where the gateway asks for more than the amount', async () => {
  const { renewal, gateway, navigation } = await page({ pageId: 'upi-pay' });
  const fields = [{ name: 'payer', type: 'text', label: 'Payer', isRequired: true }];
  gateway.nextAnswers.push({ ...depositReply('d1', { isFieldsRequired: true }), fields: fields as never });
  await renewal.renew();
  expect(navigation.path).toBe('/deposit/redirect/base');
});

it.each(['upi-pay', undefined])(
  'of page %s is in place of a code, so that it is not asked for beside it',
  async (pageId) => {
    const purposes: unknown[] = [];
    const onPurpose: SecondPayment['onPurpose'] = (wish, create, purpose) => {
      purposes.push(purpose?.isRenewal);
      return alwaysOnPurpose.onPurpose(wish, create);
    };
    const { renewal, gateway, realtime, get } = await page({ ...(pageId && { pageId }), second: { onPurpose } });
    const data = upiData as never;
    realtime.script('BANKING:deposit-prepare', () => depositReply('d1', { data }));
    gateway.nextAnswers.push(depositReply('d1', { pageId: 'upi-pay', data }));
    await renewal.renew();
    expect(get(CurrentTransaction).current?.id).toBe('d1');
    expect(purposes).toEqual([true]);
  },
);

it('opens no window', async () => {
  const { renewal, gateway, browser } = await page({ pageId: 'upi-pay' });
  gateway.nextAnswers.push(depositReply('d1', { pageId: 'upi-pay', data: upiData as never }));
  await renewal.renew();
  expect(browser.opened).toEqual([]);
});

it('leads to the form where the amount can no longer be paid', async () => {
  const { renewal, navigation, sent } = await page({ pageId: 'upi-pay', amount: 1 });
  await renewal.renew();
  expect([navigation.path, sent()]).toEqual(['/deposit/redirect/base', []]);
});

it('says why there is none, and stays', async () => {
  const { renewal, gateway, navigation } = await page({ pageId: 'upi-pay' });
  gateway.nextAnswers.push(new AppError('Not now', { status: 400, message: 'Not now' } as never));
  await renewal.renew();
  expect(renewal.error).toBeTruthy();
  expect(navigation.path).toBe('/deposit/upi');
});

it('leads to the list where another method, or none, is chosen, as after a reload', async () => {
  const { renewal, sent, navigation } = await page({ methodName: 'in_upi' });
  expect(renewal.canRenew).toBe(false);
  await renewal.renew();
  expect([navigation.path, sent()]).toEqual(['/deposit', []]);
});

it('has nothing to renew without a payment, or without a method', async () => {
  const { renewal, methods, get } = await page();
  get(CurrentTransaction).reset();
  expect(renewal.canRenew).toBe(false);
  methods.reset();
  get(CurrentTransaction).set({ ...visa, flow: 'deposit', id: 'd0', data: null, pageId: undefined });
  expect(renewal.canRenew).toBe(false);
});
