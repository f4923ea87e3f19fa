/** The pages of ours that a create reply describes: the server-driven flow and the instruction. */
import type { Cashier } from './kit/cashier';
import type { HostPage } from './kit/host-page';
import { expect, test } from './kit/test';

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

test('from the list to the money: steps, items, the transfer number, processed', async ({ host, gateway, context }) => {
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
});

test('a transfer that the provider does not find fails', async ({ host, gateway }) => {
  const cashier = await begin(host, 'Test card unified flow');
  await cashier.field('Transfer number').fill(UNKNOWN_TRANSFER);
  await cashier.button('I have paid').click();
  await expect(cashier.title).toHaveText('Payment failed');
  expect(await gateway.deposit()).toMatchObject({ status: 'mistaked' });
});

test('one that nobody pays expires: what to pay by goes, then the payment has failed', async ({ host, gateway }) => {
  const cashier = await begin(host, 'Test card unified flow, six seconds');
  await expect(card(cashier)).toBeVisible();
  await expect(cashier.title).toHaveText('Payment failed', { timeout: 15_000 });
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
  await expect(cashier.headerTitle).toHaveText('Deposit method');
  await expect.poll(async () => (await gateway.deposit()).status).toBe('mistaked');
  await expect(cashier.tile('Test card')).toBeVisible();
});

test('odd items are told of, and the others can be paid by', async ({ host }) => {
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

test('standing alone, a reload brings the same page again', async ({ page, sandbox, token }) => {
  const query = new URLSearchParams({ token, country: 'de' });
  await page.goto(`${sandbox.hostUrl}/?${query}`);
  await expect(page.frameLocator('iframe').getByText('Test card', { exact: true })).toBeVisible();
});

test('an instruction shows how to pay, and turns to the end by itself', async ({ host, gateway }) => {
  const cashier = await begin(host, 'Test card in cash');
  await expect(cashier.title).toHaveText('Pay at a till');
  await expect(cashier.view.getByText('731 946 085')).toBeVisible();
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});
