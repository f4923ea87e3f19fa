/** Deposits of the easy-pay type, through the sandbox's provider (see plugins/easy-pay/README.md). */
import { inEngines } from '../kit/engines';
import { expect, test as base } from '../kit/test';
import { UpiPage } from '../kit/upi-page';

const test = base.extend<{ upi: UpiPage }>({ upi: async ({ host }, use) => use(new UpiPage(host)) });
const UTR = '412345678901';

test('from the list to the money', { tag: inEngines('easy-pay') }, async ({ upi, host, gateway, page }) => {
  await upi.open('EazyPe', '500');
  await expect(upi.cashier.title).toHaveText('Pay ₹500 by UPI');
  await expect(upi.timer).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  const link = await upi.code();
  expect([link.protocol, link.searchParams.get('am')]).toEqual(['upi:', '500.00']);
  await host.expectSent('onCreateTransaction', { eventType: 'deposit', eventId: (await gateway.deposit()).id });
  await upi.confirm(UTR);
  await expect(upi.cashier.title).toHaveText('Deposit received');
  expect((await gateway.balances())['INR']).toBe(500);
});

test('refused by the provider: failed', async ({ upi, gateway }) => {
  await upi.open('EazyPe', '500');
  await expect(upi.utr).toBeVisible();
  await gateway.act((await gateway.deposit()).id, 'decline');
  await expect(upi.cashier.title).toHaveText('Payment failed');
  await upi.cashier.button('Try another method').click();
  await expect(upi.cashier.tile('EazyPe')).toBeVisible();
});

test('an expired code gives way to a new one on the same page', async ({ upi, gateway }) => {
  await upi.open('EazyPe', '500.21');
  const first = await upi.code();
  await upi.newCode.click({ timeout: 20_000 });
  await expect(upi.newCode).toHaveCount(0);
  expect((await upi.code()).searchParams.get('tr')).not.toBe(first.searchParams.get('tr'));
  expect(await gateway.deposits()).toHaveLength(2);
});

test('a link with a foreign scheme is never shown as payable', async ({ upi }) => {
  await upi.open('EazyPe', '500.22');
  await expect(upi.cashier.title).toHaveText("We don't show this code");
  for (const role of ['img', 'link', 'textbox'] as const) await expect(upi.cashier.view.getByRole(role)).toHaveCount(0);
});

test('a create without a code: a way on', async ({ upi, gateway }) => {
  await upi.open('EazyPe', '500.24');
  await expect(upi.cashier.view.getByRole('heading', { name: "The code can't be shown" })).toBeVisible();
  await upi.newCode.click();
  await expect.poll(async () => (await gateway.deposits()).length).toBe(2);
});

test('after a reload the same code is there', async ({ upi, gateway }) => {
  await upi.open('EazyPe', '500');
  await expect(upi.utr).toBeVisible();
  const code = (await upi.code()).href;
  await upi.reload();
  expect((await upi.code()).href).toBe(code);
  await upi.confirm(UTR);
  await expect(upi.cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
});

test('on a phone the apps come first', async ({ upi, page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await upi.open('EazyPe', '750', { platform: 'mobile' });
  await expect(upi.app('Google Pay')).toHaveAttribute('href', /^gpay:\/\/upi\/pay\?pa=.*&am=750\.00/);
});
