/** Our own pages whose content comes with the create reply: the server-driven flow and the instruction. */
import { ONCE } from '../kit/engines';
import type { Cashier } from '../kit/cashier';
import type { HostPage } from '../kit/host-page';
import { NativeView } from '../kit/native-view';
import { expect, test } from '../kit/test';

const TRANSFER = '123456789012';
const UNKNOWN_TRANSFER = '000000000000';
const card = (cashier: Cashier) => cashier.view.getByRole('img', { name: '4242 4242 4242 4242' });
const timer = (cashier: Cashier) => cashier.view.getByRole('timer');

async function begin(host: HostPage, label: string): Promise<Cashier> {
  const cashier = await host.openForm(label);
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  return cashier;
}

test(
  'from the list to the money: steps, items, the transfer number, processed',
  { tag: ONCE },
  async ({ host, gateway, context }) => {
    const cashier = await begin(host, 'Test card unified flow');
    await expect(cashier.title).toHaveText('Transfer to a card');
    await expect(card(cashier)).toBeVisible();
    await expect(timer(cashier)).toHaveText(/^1[45]:\d\d$/);
    await expect(cashier.view.getByRole('img', { name: 'QR code: payment' })).toBeVisible();
    await host.expectSent('onCreateTransaction', { eventType: 'deposit' });

    await cashier.button('I have paid').click();
    await expect(cashier.view.getByText('Fill in this field')).toBeVisible();
    expect((await gateway.deposit()).state).toMatchObject({ step: 'page' });

    await cashier.field('Transfer number').fill(TRANSFER);
    await cashier.button('I have paid').click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await expect(cashier.title).toHaveText('Deposit received');
    expect(await gateway.deposit()).toMatchObject({ status: 'processed', amount: '50' });
    // No window was left open beside the page.
    await expect.poll(() => context.pages().length).toBe(1);
  },
);

test('a code whose picture cannot be fetched is there as text to copy', async ({ host }) => {
  await host.page.route(/\/unified-code-[\w-]+\.js$/, (route) => route.abort());
  const cashier = await begin(host, 'Test card unified flow');
  await expect(card(cashier)).toBeVisible();
  await expect(cashier.view.locator('dl').getByText(/^https:\/\//)).toBeVisible();
  await expect(cashier.button('Copy payment')).toBeVisible();
  await expect(cashier.view.getByRole('img', { name: 'QR code: payment' })).toHaveCount(0);
});

test('a transfer that the provider does not find: its time is up', async ({ host, gateway }) => {
  const cashier = await begin(host, 'Test card unified flow');
  await cashier.field('Transfer number').fill(UNKNOWN_TRANSFER);
  await cashier.button('I have paid').click();
  await expect(cashier.title).toHaveText('Time is up');
  expect(await gateway.deposit()).toMatchObject({ status: 'mistaked' });
});

test('one that nobody pays expires: what to pay by goes, and the page says that the time is up', async ({
  host,
  gateway,
}) => {
  const cashier = await begin(host, 'Test card unified flow, six seconds');
  await expect(card(cashier)).toBeVisible();
  await expect(cashier.title).toHaveText('Time is up', { timeout: 15_000 });
  expect(await gateway.deposit()).toMatchObject({ status: 'mistaked' });
});

test('an expiry in the past shows nothing payable, and still takes the word of who has paid', async ({ host }) => {
  const cashier = await begin(host, 'Test card unified flow, expired');
  await expect(cashier.view.getByText(/^The time to pay is over/)).toBeVisible();
  await expect(card(cashier)).toHaveCount(0);
  await expect(timer(cashier)).toHaveText('Time is up');
  await cashier.field('Transfer number').fill(TRANSFER);
  await cashier.button('I have paid').click();
  await expect(cashier.title).toHaveText('Deposit received');
});

test('cancel leads back to the list and ends the deposit', async ({ host, gateway }) => {
  const cashier = await begin(host, 'Test card unified flow');
  await cashier.button('Cancel payment').click();
  await expect(cashier.tile('Test card')).toBeVisible();
  await expect.poll(async () => (await gateway.deposit()).status).toBe('mistaked');
  // The pushed status of the ended deposit does not move the player away from the list.
  await expect(cashier.tile('Test card')).toBeVisible();
});

test('odd items are reported, and the others can be paid by', async ({ host }) => {
  const cashier = await begin(host, 'Test card unified flow, odd items');
  await expect(cashier.view.getByText(/^Hologram can't be shown here/)).toBeVisible();
  await expect(cashier.view.getByText(/^Bank page did not arrive/)).toBeVisible();
  await expect(cashier.view.getByText(/^Spare card did not arrive/)).toBeVisible();
  await expect(card(cashier)).toBeVisible();
});

test('a device’s clock that is an hour off changes nothing of the time left', async ({ host, page }) => {
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  const cashier = await begin(host, 'Test card unified flow');
  await expect(timer(cashier)).toHaveText(/^1[45]:\d\d$/);
});

test('a reload at the same place brings the same page again', async ({ page, sandbox, token, gateway }) => {
  const view = new NativeView(page);
  const { cashier } = view;
  const data = { currency: 'EUR', paymentGeo: 'DE', lang: 'en-US', token, platform: 'android' };
  await view.open('android', `${sandbox.url}/`, data);
  await cashier.choose('Test card unified flow');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect(card(cashier)).toBeVisible();

  await page.goto(`${sandbox.url}/#/deposit/redirect/unified-form`);
  await page.reload();
  await expect(card(cashier)).toBeVisible();
  await expect(timer(cashier)).toHaveText(/^1[45]:\d\d$/);
  await cashier.field('Transfer number').fill(TRANSFER);
  await cashier.button('I have paid').click();
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });

  // An ended payment has nothing left to pay by, so its status page is shown instead.
  await page.goto(`${sandbox.url}/#/deposit/redirect/unified-form`);
  await page.reload();
  await expect(cashier.title).toHaveText('Deposit received');
});

test('in an app, a link of the flow is left to the app', async ({ page, sandbox, token }) => {
  const view = new NativeView(page);
  const data = { currency: 'EUR', paymentGeo: 'DE', lang: 'en-US', token, platform: 'ios' };
  await view.open('ios', `${sandbox.url}/`, data);
  await view.cashier.choose('Test card unified flow');
  await view.cashier.amount.fill('50');
  await view.cashier.payButton.click();
  await view.cashier.button('How it works').click();
  await expect
    .poll(() => view.sent('openExtBrowser'))
    .toEqual([{ messageType: 'openExtBrowser', url: 'https://bank.example/help' }]);
});

test('an instruction shows how to pay, and turns to the end by itself', async ({ host, gateway }) => {
  const cashier = await begin(host, 'Test card in cash');
  await expect(cashier.title).toHaveText('Pay at a till');
  await expect(cashier.view.getByText('731 946 085')).toBeVisible();
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});
