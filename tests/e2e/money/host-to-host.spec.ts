/** Direct transfers to an account or a card: from the list to processed, failed and expired. */
import { inEngines, ONCE } from '../kit/engines';
import type { Cashier } from '../kit/cashier';
import type { HostPage } from '../kit/host-page';
import { NativeView } from '../kit/native-view';
import { expect, test } from '../kit/test';

const ACCOUNT = { country: 'tr', method: 'Bank transfer to IBAN', iban: 'TR82 0006 4000 0011 2340 5678 90' };
const CARD = { country: 'kz', method: 'Transfer to a Kaspi card', number: '4400 4300 0000 1237' };

async function askForDetails(cashier: Cashier, method: string, amount: string): Promise<void> {
  await cashier.choose(method);
  await cashier.amount.fill(amount);
  const holder = cashier.field('Account holder');
  if ((await holder.count()) > 0) await holder.fill('Alex Morgan');
  await cashier.button('Get payment details').click();
}

async function openDetails(host: HostPage, { country, method }: { country: string; method: string }, amount: string) {
  await host.open({ country });
  await askForDetails(host.cashier, method, amount);
  return host.cashier;
}

const row = (cashier: Cashier, label: string) =>
  cashier.view.locator('dl').filter({ hasText: label }).locator('dd').first();

test(
  'an account: every value with its copy button, and paid when the money is there',
  { tag: ONCE },
  async ({ host, gateway, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const cashier = await openDetails(host, ACCOUNT, '1500,50');
    await expect(cashier.title).toHaveText('Transfer ₺1,500.50');
    await expect(row(cashier, 'IBAN')).toHaveText(ACCOUNT.iban);
    await expect(row(cashier, 'Account name')).toHaveText('Örnek Ödeme A.Ş.');
    await expect(cashier.view.getByText(/^19:5\d$/)).toBeVisible();
    expect(host.page.context().pages()).toHaveLength(1);

    const clipboard = () => host.page.evaluate(() => navigator.clipboard.readText());
    await cashier.button('Copy IBAN').click();
    await expect.poll(clipboard).toBe('TR820006400000112340567890');
    await cashier.button('Copy Amount').click();
    await expect.poll(clipboard).toBe('1500.5');
    await cashier.button('Copy all details').click();
    await expect
      .poll(clipboard)
      .toMatch(/^Amount: 1500\.5 TRY\nIBAN: TR82.*\nAccount name: .*\nBank: .*\nPayment reference: [0-9A-F]{8}$/);

    const deposit = await gateway.deposit();
    expect(deposit).toMatchObject({ status: 'waiting', currency: 'TRY', amount: '1500.5', pluginId: 'host-to-host' });
    await host.expectSent('onCreateTransaction', { eventType: 'deposit', eventId: deposit.id });
    await cashier.button('I have paid').click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    expect((await gateway.deposit()).state).toMatchObject({ isReportedPaid: true });
    await gateway.act(deposit.id, 'approve');
    await expect(cashier.title).toHaveText('Deposit received');
    expect(await gateway.balances()).toEqual({ TRY: 1500.5 });
  },
);

test('a card: its number is an image with a text alternative, and no text of the page', async ({
  host,
  gateway,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const cashier = await openDetails(host, CARD, '5000');
  await expect(cashier.view.getByRole('img', { name: CARD.number })).toBeVisible();
  await expect(cashier.view.getByText(CARD.number)).toHaveCount(0);
  await expect(row(cashier, 'Cardholder')).toHaveText('AIGERIM S.');
  await cashier.button('Copy Card number').click();
  await expect
    .poll(() => host.page.evaluate(() => navigator.clipboard.readText()))
    .toBe(CARD.number.replaceAll(' ', ''));
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('a declined one turns to failed by itself', { tag: inEngines('host-to-host') }, async ({ host, gateway }) => {
  const cashier = await openDetails(host, ACCOUNT, '1500');
  await expect(row(cashier, 'IBAN')).toBeVisible();
  await gateway.act((await gateway.deposit()).id, 'decline');
  await expect(cashier.title).toHaveText('Payment failed');
});

test('details that have run out are not shown any more; whoever has paid can say so', async ({ host, gateway }) => {
  const cashier = await openDetails(host, ACCOUNT, '1500,17');
  await expect(row(cashier, 'IBAN')).toBeVisible();
  await expect(cashier.title).toHaveText('The time to transfer is over', { timeout: 20_000 });
  await expect(cashier.view.getByText(ACCOUNT.iban)).toHaveCount(0);
  await cashier.button('I have already paid').click();
  await expect(cashier.title).toHaveText('Waiting for payment');
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('details that had run out when they came lead to a new payment', async ({ host }) => {
  const cashier = await openDetails(host, CARD, '5000,18');
  await expect(cashier.title).toHaveText('The time to transfer is over');
  await cashier.button('Start a new payment').click();
  await expect(cashier.tile(CARD.method)).toBeVisible();
});

for (const { what, from, amount } of [
  { what: 'a card that can’t be decrypted', from: CARD, amount: '5000,15' },
  { what: 'an IBAN with wrong check digits', from: ACCOUNT, amount: '1500,15' },
  { what: 'an empty list', from: ACCOUNT, amount: '1500,16' },
]) {
  test(`${what}: nothing to pay to is shown, and there is a way on`, async ({ host, gateway }) => {
    const cashier = await openDetails(host, from, amount);
    await expect(cashier.title).toHaveText('There are no valid payment details');
    await expect(cashier.view.locator('dl')).toHaveCount(0);
    await gateway.deposit();
    await expect(cashier.back).toBeVisible();
    await cashier.button('Choose another method').click();
    await expect(cashier.tile(from.method)).toBeVisible();
  });
}

test('after a reload in an app the player is on the same page, with the same to pay to', async ({
  page,
  sandbox,
  token,
  gateway,
}) => {
  const native = new NativeView(page);
  const user = { token, currency: 'TRY', paymentGeo: 'TR', lang: 'en', platform: 'ios' };
  await native.open('ios', `${sandbox.url}/`, user);
  const { cashier } = native;
  await askForDetails(cashier, ACCOUNT.method, '1500');
  await expect(row(cashier, 'IBAN')).toBeVisible();
  const shown = await row(cashier, 'IBAN').innerText();
  await page.reload();
  await expect(row(cashier, 'IBAN')).toHaveText(shown);
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('a group of banks: one is chosen on the form, with the amount kept, and its account is paid to', async ({
  host,
  gateway,
}) => {
  await host.open({ country: 'ng', currency: 'NGN' });
  const { cashier } = host;
  await cashier.tile('Bank transfer').click();
  const bank = cashier.view.getByRole('combobox', { name: 'Bank' });
  await expect(bank.getByRole('option', { selected: true })).toHaveText('Access Bank');
  await cashier.amount.fill('7500');
  await bank.selectOption('Zenith Bank');
  await expect(cashier.title).toHaveText('Zenith Bank');
  await expect(cashier.amount).toHaveValue('7500');
  await cashier.field('Account holder').fill('Alex Morgan');
  await cashier.button('Get payment details').click();
  await expect(cashier.title).toHaveText('Transfer ₦7,500');
  await expect(row(cashier, 'Account number')).toHaveText(/0000\s?014\s?579/);
  const deposit = await gateway.deposit();
  expect(deposit).toMatchObject({ methodName: 'ng_transfer_zenith', amount: '7500', pluginId: 'host-to-host' });
  await gateway.act(deposit.id, 'decline');
  await expect(cashier.title).toHaveText('Payment failed');
});
