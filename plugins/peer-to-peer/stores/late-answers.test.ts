/** Answers that come after the player has gone on, and pushes that come while an action runs. */
import { expect, it } from 'vitest';
import { AppError } from '@/core/errors/app-error';
import { settled } from '@/core/time/clock.fake';
import { PATHS, p2pTab, until } from './p2p-tab.fixture';

const CHECK = 'BANKING_DEPOSIT:deposit-check';
const COMPLETE = 'BANKING_DEPOSIT:deposit-complete';
const CANCEL = 'BANKING_DEPOSIT:deposit-cancel';
const other = { flow: 'deposit', id: 'other', methodName: 'pix', amount: 700, currency: 'EUR' } as const;

/** A deposit that is open at the gateway, and a tab loaded anew. */
async function reloaded(amount = '50') {
  const tab = await p2pTab();
  await (await tab.load()).pay(amount);
  return { ...tab, page: await tab.load() };
}

/** The invoice of a deposit that was just made. */
async function atInvoice() {
  const tab = await p2pTab();
  const page = await tab.load();
  await page.pay('50');
  page.invoice.open();
  return { ...tab, ...page };
}

it.each(['the form', 'the invoice'])('a search of %s leads nowhere once another payment is shown', async (where) => {
  // A flow without a card: nothing is decrypted, so that the answer is handled when `settled` resolves.
  const { gateway, page } = await reloaded('50,34');
  const { deposit, invoice, navigation, transaction, leave } = page;
  gateway.faults.hold(CHECK);
  if (where === 'the form') deposit.enter();
  else invoice.open();
  await settled();
  await navigation.go('/deposit/redirect/pix');
  transaction.set({ ...other, data: null, pageId: undefined });
  invoice.close();
  await leave();
  gateway.faults.release(CHECK);
  await settled();
  expect([navigation.path, transaction.current?.id]).toEqual(['/deposit/redirect/pix', 'other']);
});

it('a search of the form goes on when the invoice is left for the form', async () => {
  const { deposit, invoice, navigation } = (await reloaded()).page;
  invoice.open();
  deposit.enter();
  invoice.close();
  await until(() => navigation.visited.length > 0);
  expect(navigation.visited).toEqual([PATHS.invoice]);
});

it('a press stops the search, and its own answer shows the page', async () => {
  const { gateway, page, sent } = await reloaded();
  const { deposit, navigation, type } = page;
  gateway.faults.hold(CHECK);
  deposit.enter();
  type('50');
  expect(await deposit.submit()).toBe('done');
  gateway.faults.release(CHECK);
  await settled();
  expect(navigation.visited).toEqual([PATHS.invoice]);
  expect(sent(CHECK)).toHaveLength(2);
  expect(deposit.isResuming).toBe(false);
});

it.each([
  ['paid', COMPLETE],
  ['cancel', CANCEL],
] as const)('%s is sent once, and its answer leaves a player who has gone on', async (action, call) => {
  const { invoice, gateway, navigation, sent, leave } = await atInvoice();
  gateway.faults.hold(call);
  const both = [invoice[action](), invoice[action]()];
  expect(invoice.running).toBe(action);
  await settled();
  await navigation.go('/deposit/redirect/pix');
  invoice.close();
  await leave();
  gateway.faults.release(call);
  await Promise.all(both);
  expect(sent(call)).toHaveLength(1);
  expect(navigation.path).toBe('/deposit/redirect/pix');
});

it('an end that comes while a cancel runs is shown once the cancel has failed', async () => {
  const { invoice, gateway, navigation } = await atInvoice();
  gateway.refuseNext(CANCEL, new AppError('no', { status: 500, code: 'gateway.down' }));
  gateway.faults.hold(CANCEL);
  const cancelled = invoice.cancel();
  gateway.settleAll('processed');
  await settled();
  expect(navigation.path).toBe(PATHS.invoice);
  gateway.faults.release(CANCEL);
  await cancelled;
  await settled();
  expect(navigation.path).toBe(PATHS.complete);
});

it('the page of another payment does not show the card that is held', async () => {
  const { invoice, reserved, transaction, sent } = await atInvoice();
  transaction.set({ ...other, data: null, pageId: undefined });
  invoice.close();
  invoice.open();
  expect([invoice.phase, reserved.cardNumber]).toEqual(['loading', undefined]);
  await settled();
  expect(sent(CHECK).at(-1)?.data).toEqual({ paymentMethod: 'pix' });
});
