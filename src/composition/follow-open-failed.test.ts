import { expect, it, vi } from 'vitest';
import { CurrentTransaction } from '../cashier/attempt/current-transaction';
import { PaymentWindow } from '../cashier/payment-window/payment-window';
import { TransactionStatusStore } from '../cashier/status/transaction-status-store';
import { sampleSession } from '../cashier/test-kit/samples';
import { testApp } from '../cashier/test-kit/test-app';
import { Notifications } from '../core/notifications/notifications';
import type { FakeNotifications } from '../core/notifications/notifications.fake';
import { followOpenFailed } from './follow-open-failed';

const PAYMENT = { flow: 'deposit', id: 'd1', methodName: 'visa' } as const;
const PAGE = { source: 'https://acquirer.example/pay', method: 'GET', data: {} } as const;

/** A native view whose app was asked to open the provider's page, and says that it can't open these. How often it is said. */
async function fail(isEnded: boolean, ...urls: (string | undefined)[]) {
  const { app, get, host } = testApp({ session: sampleSession({}, { isNative: true }) });
  followOpenFailed(app);
  const statuses = get(TransactionStatusStore);
  statuses.follow(PAYMENT);
  get(CurrentTransaction).set({ ...PAYMENT, amount: 5, currency: 'EUR', data: null, pageId: undefined });
  get(PaymentWindow).open(undefined, PAGE);
  expect(host.sent).toContainEqual({ messageType: 'openExtBrowser', url: PAGE.source });
  if (isEnded) statuses.learn('deposit', 'd1', 'processed');
  for (const url of urls) host.receive({ type: 'openFailed', url });
  const { list } = get(Notifications) as FakeNotifications;
  await vi.waitFor(() => expect(list).not.toEqual([]), { timeout: 15_000 });
  return list.length;
}

it('says that the app is missing, while the payment waits', async () => {
  expect(await fail(false, PAGE.source)).toBe(1);
  expect(await fail(false, undefined)).toBe(1);
});

it('after the end says it of another link, e.g. to support, and not of the payment’s page', async () => {
  expect(await fail(true, PAGE.source, 'tg://support')).toBe(1);
});
