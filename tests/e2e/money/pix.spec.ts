/** Pix: from the list to processed, failed and expired; what may be paid, and what may not. */
import { inEngines } from '../kit/engines';
import { readBrCode } from '../../../plugins/pix/br-code/br-code';
import type { Cashier } from '../kit/cashier';
import type { HostPage } from '../kit/host-page';
import { NativeView } from '../kit/native-view';
import { readQr } from '../kit/qr-reader';
import { expect, test } from '../kit/test';

const CPF = '52998224725';

/** Opens and submits the form of a Pix method, which leads to the page with the code. */
async function askForCode(cashier: Cashier, amount: string): Promise<void> {
  await cashier.choose('Pix');
  await cashier.amount.fill(amount);
  await cashier.field('CPF').pressSequentially(CPF);
  await cashier.button('Generate Pix code').click();
}

async function openCode(host: HostPage, amount: string): Promise<Cashier> {
  await host.open({ country: 'br' });
  await askForCode(host.cashier, amount);
  return host.cashier;
}

const codeRow = (cashier: Cashier) =>
  cashier.view.locator('dl').filter({ hasText: 'Pix copy and paste' }).locator('dd').first();
const qr = (cashier: Cashier) => cashier.view.getByRole('img', { name: 'QR code of this Pix payment' });

/** Extensions for dark pages invert the page, and invert images once more. */
test('the code is read from a page that an extension has inverted, and can be saved', async ({ host }) => {
  const cashier = await openCode(host, '150,50');
  const code = await codeRow(cashier).innerText();
  const invert = (element: HTMLElement | SVGElement) => void (element.style.filter = 'invert(1)');
  await cashier.view.locator('html').evaluate(invert);
  for (const image of await cashier.view.locator('img').all()) await image.evaluate(invert);
  expect(await readQr(qr(cashier))).toBe(code);
  // Browsers offer to save or share only images.
  expect(await qr(cashier).evaluate((element) => element instanceof HTMLImageElement)).toBe(true);
});

test(
  'the code is shown as QR and text, and a paid one turns to received by itself',
  { tag: inEngines('pix') },
  async ({ host, gateway }) => {
    const cashier = await openCode(host, '150,50');
    await expect(cashier.title).toHaveText('Pay R$150.50 with Pix');
    const code = await codeRow(cashier).innerText();
    expect(await readQr(qr(cashier))).toBe(code);
    const reading = readBrCode(code, { amount: 150.5, currency: 'BRL' });
    expect(reading).toMatchObject({ ok: true, brCode: { amount: '150.50' } });
    await expect(cashier.detail('Payee')).toHaveText('LOJA EXEMPLO LTDA');
    await expect(cashier.detail('City')).toHaveText('SAO PAULO');
    await expect(cashier.view.getByText(/^14:\d\d$/)).toBeVisible();
    expect(host.page.context().pages()).toHaveLength(1);

    const deposit = await gateway.deposit();
    expect(deposit).toMatchObject({ status: 'waiting', currency: 'BRL', amount: '150.5', pluginId: 'pix' });
    await host.expectSent('onCreateTransaction', { eventType: 'deposit', eventId: deposit.id });
    await gateway.act(deposit.id, 'approve');
    await expect(cashier.title).toHaveText('Deposit received');
    expect(await gateway.balances()).toEqual({ BRL: 150.5 });
  },
);

test('the code is copied as it is', async ({ host, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const cashier = await openCode(host, '20');
  const code = await codeRow(cashier).innerText();
  await cashier.button('Copy Pix code').click();
  await expect(cashier.button('Code copied')).toBeVisible();
  expect(await host.page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('"I have paid" waits for the bank; a declined one turns to failed', async ({ host, gateway }) => {
  const cashier = await openCode(host, '50');
  await cashier.button('I have paid').click();
  await expect(cashier.title).toHaveText('Waiting for payment');
  await gateway.act((await gateway.deposit()).id, 'decline');
  await expect(cashier.title).toHaveText('Payment failed');
});

test('a declined one turns to failed on the code’s own page', async ({ host, gateway }) => {
  const cashier = await openCode(host, '50');
  await expect(qr(cashier)).toBeVisible();
  await gateway.act((await gateway.deposit()).id, 'decline');
  await expect(cashier.title).toHaveText('Payment failed');
  await expect(qr(cashier)).toHaveCount(0);
});

test('a code that runs out is not shown any more; a new one is a new deposit, the first one closed', async ({
  host,
  gateway,
}) => {
  const cashier = await openCode(host, '50,17');
  await expect(qr(cashier)).toBeVisible();
  const first = await gateway.deposit();
  await expect(cashier.title).toHaveText('The Pix code has expired', { timeout: 20_000 });
  await expect(qr(cashier)).toHaveCount(0);

  await cashier.button('Get a new code').click();
  await expect(qr(cashier)).toBeVisible();
  const deposits = await gateway.deposits();
  expect(deposits).toHaveLength(2);
  const second = deposits.find(({ id }) => id !== first.id)!;
  expect(deposits.find(({ id }) => id === first.id)).toMatchObject({ status: 'mistaked' });
  expect(second).toMatchObject({ status: 'waiting', amount: first.amount, methodName: first.methodName });
  expect(await codeRow(cashier).innerText()).toContain(second.id);

  await gateway.act(second.id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('whoever has paid an expired code can say so', async ({ host, gateway }) => {
  const cashier = await openCode(host, '50,18');
  await expect(cashier.title).toHaveText('The Pix code has expired');
  await cashier.button('I have already paid').click();
  await expect(cashier.title).toHaveText('Waiting for payment');
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('no second code while the first may still be paid', async ({ host, gateway }) => {
  const cashier = await openCode(host, '50,20');
  await cashier.button('Get a new code').click();
  await expect(cashier.alert.filter({ hasText: 'may still be processing the first code' })).toBeVisible();
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

for (const { amount, what } of [
  { amount: '80,15', what: 'with a wrong CRC' },
  { amount: '80,16', what: 'for another amount' },
]) {
  test(`a code ${what} is never shown; a new one closes the first`, async ({ host, gateway }) => {
    const cashier = await openCode(host, amount);
    await expect(cashier.title).toHaveText("This Pix code can't be paid");
    await expect(qr(cashier)).toHaveCount(0);
    await expect(cashier.view.getByText('br.gov.bcb.pix')).toHaveCount(0);
    const first = await gateway.deposit();
    await cashier.button('Get a new code').click();
    await expect.poll(async () => (await gateway.deposits()).length).toBe(2);
    const deposits = await gateway.deposits();
    expect(deposits.find(({ id }) => id === first.id)).toMatchObject({ status: 'mistaked' });
    await expect(cashier.title).toHaveText("This Pix code can't be paid");
    await cashier.button('Choose another method').click();
    await expect(cashier.tile('Pix')).toBeVisible();
  });
}

test('a static code says to type the amount', async ({ host }) => {
  const cashier = await openCode(host, '30,19');
  await expect(cashier.view.getByText('Enter exactly R$30.19', { exact: false })).toBeVisible();
  expect(await readQr(qr(cashier))).toBe(await codeRow(cashier).innerText());
});

test('a CPF with wrong check digits is marked, and the form is kept', async ({ host, gateway }) => {
  await host.open({ country: 'br' });
  const { cashier } = host;
  await cashier.choose('Pix');
  await cashier.amount.fill('50');
  await cashier.field('CPF').pressSequentially('52998224724');
  await cashier.button('Generate Pix code').click();
  await expect(cashier.view.getByText('A digit of this number is wrong. Check it.')).toBeVisible();
  await expect(cashier.amount).toHaveValue('50');
  expect(await gateway.deposits()).toEqual([]);
});

test('after a reload in an app the player is on the same page, with the same to pay to', async ({
  page,
  sandbox,
  token,
  gateway,
}) => {
  const native = new NativeView(page);
  const user = { token, currency: 'BRL', paymentGeo: 'BR', lang: 'en', platform: 'android' };
  await native.open('android', `${sandbox.url}/`, user);
  const { cashier } = native;
  await askForCode(cashier, '70');
  await expect(qr(cashier)).toBeVisible();
  const shown = await codeRow(cashier).innerText();
  await page.reload();
  await expect(codeRow(cashier)).toHaveText(shown);
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});
