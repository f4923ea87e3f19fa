/** Deposits by UPI: code, app, UTR; through the sandbox's provider (see plugins/india-upi/README.md). */
import { inEngines } from '../kit/engines';
import { expect, test as base } from '../kit/test';
import { UpiPage } from '../kit/upi-page';

const test = base.extend<{ upi: UpiPage }>({ upi: async ({ host }, use) => use(new UpiPage(host)) });
const UTR = '412345678901';
const NEVER_FOUND = '412345670000';

test(
  'from the list to the money: code, UTR, found by the bank',
  { tag: inEngines('india-upi') },
  async ({ upi, host, gateway }) => {
    await upi.open('UPI with UTR', '1000');
    const { cashier } = upi;
    await expect(cashier.title).toHaveText('Pay ₹1,000 by UPI');
    await expect(upi.timer).toBeVisible();
    const link = await upi.code();
    expect(link.protocol).toBe('upi:');
    expect([link.searchParams.get('am'), link.searchParams.get('cu')]).toEqual(['1000.00', 'INR']);
    await expect(cashier.view.getByText(link.searchParams.get('pa')!)).toBeVisible();
    await expect(cashier.view.getByText(link.searchParams.get('pn')!)).toBeVisible();
    const { id } = await gateway.deposit();
    await host.expectSent('onCreateTransaction', { eventType: 'deposit', eventId: id });

    await upi.confirm(UTR);
    await expect(cashier.title).toHaveText('Waiting for payment');
    await expect(cashier.title).toHaveText('Deposit received');
    expect(await gateway.deposit()).toMatchObject({ status: 'processed', amount: '1000', state: { utr: UTR } });
    expect((await gateway.balances())['INR']).toBe(1000);
  },
);

test('a UTR that the bank never finds: failed', async ({ upi, gateway }) => {
  await upi.open('UPI with UTR', '1000');
  await upi.confirm(NEVER_FOUND);
  await expect(upi.cashier.title).toHaveText('Payment failed');
  expect(await gateway.deposit()).toMatchObject({ status: 'mistaked' });
  expect(await gateway.balances()).toEqual({});
});

test('the money is seen before any UTR: the page goes on by itself', async ({ upi, gateway }) => {
  await upi.open('UPI with UTR', '500');
  await expect(upi.utr).toBeVisible();
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(upi.cashier.title).toHaveText('Deposit received');
});

test('a wrong UTR is marked beside its field, the right one pays', async ({ upi, gateway }) => {
  await upi.open('UPI with UTR', '500');
  await upi.paid.click();
  await expect(upi.cashier.view.getByText('Enter the UTR from your UPI app')).toBeVisible();
  await expect(upi.utr).toBeFocused();
  await upi.confirm('4123 4567 890');
  await expect(upi.cashier.view.getByText('The UTR has exactly 12 digits')).toBeVisible();
  await upi.confirm('000000000000');
  await expect(upi.cashier.view.getByText('This UTR was not accepted')).toBeVisible();
  expect((await gateway.deposit()).state).toEqual({ utr: null });
  await upi.confirm(UTR);
  await expect(upi.cashier.title).toHaveText('Deposit received');
});

test('an expired code goes; what was paid still counts', async ({ upi, gateway }) => {
  await upi.open('UPI with UTR', '500.21');
  await upi.utr.pressSequentially('4123');
  await expect(upi.cashier.view.getByRole('heading', { name: 'This code has expired' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(upi.cashier.view.getByRole('img', { name: 'UPI QR code' })).toHaveCount(0);
  await expect(upi.utr).toHaveValue('4123');
  await upi.confirm(UTR);
  await expect(upi.cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
});

test('an expired code gives way to a new one', async ({ upi, gateway }) => {
  await upi.open('UPI with UTR', '500.21');
  const first = await upi.code();
  await upi.newCode.click({ timeout: 20_000 });
  await expect(upi.newCode).toHaveCount(0);
  const second = await upi.code();
  expect(second.searchParams.get('tr')).not.toBe(first.searchParams.get('tr'));
  expect((await gateway.deposits()).map(({ amount }) => amount)).toEqual(['500.21', '500.21']);
});

for (const { amount, what } of [
  { amount: '500.22', what: 'a foreign scheme' },
  { amount: '500.23', what: 'another amount' },
]) {
  test(`a link with ${what} is never shown as payable`, async ({ upi }) => {
    await upi.open('UPI with UTR', amount);
    const { cashier } = upi;
    await expect(cashier.title).toHaveText("We don't show this code");
    for (const role of ['img', 'link', 'textbox'] as const) await expect(cashier.view.getByRole(role)).toHaveCount(0);
    await cashier.button('Choose another method').click();
    await expect(cashier.tile('UPI with UTR')).toBeVisible();
  });
}

test('after a reload the same code is there', async ({ upi, gateway }) => {
  await upi.open('UPI with UTR', '500');
  await expect(upi.utr).toBeVisible();
  const code = (await upi.code()).href;
  await upi.reload();
  await expect(upi.cashier.title).toHaveText('Pay ₹500 by UPI');
  expect((await upi.code()).href).toBe(code);
  await upi.confirm(UTR);
  await expect(upi.cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
});

test('on a phone the apps come first, as links', async ({ upi, page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await upi.open('UPI with UTR', '750', { platform: 'mobile' });
  await expect(upi.app('PhonePe')).toHaveAttribute('href', /^phonepe:\/\/pay\?pa=.*&am=750\.00&cu=INR$/);
  await expect(upi.app('Any UPI app')).toHaveAttribute('href', /^upi:\/\/pay\?pa=.*&am=750\.00&cu=INR$/);
  await upi.cashier.view.getByText('Show QR code').click();
  expect((await upi.code()).href).toBe(await upi.app('Any UPI app').getAttribute('href'));
});

test('in a native view the host opens the app', async ({ upi, host }) => {
  await upi.open('UPI with UTR', '750', { platform: 'android' });
  await upi.cashier.button('Paytm').click();
  await host.expectSent('openExtBrowser', { url: expect.stringMatching(/^paytmmp:\/\/pay\?pa=.*am=750\.00/) });
});

test('the payer’s name is asked for and sent', async ({ upi, host, gateway }) => {
  await host.open({ country: 'in' });
  await upi.cashier.choose('UPI high value');
  await upi.cashier.button('Get the payment code').click();
  await expect(upi.cashier.view.getByText('Fill in this field')).toBeVisible();
  expect(await gateway.deposits()).toEqual([]);
  await upi.cashier.field('Your name in the UPI app').fill('Rahul Sharma');
  await upi.cashier.button('Get the payment code').click();
  await expect(upi.utr).toBeVisible();
});

test('a redirect method that asks for the UPI QR page', async ({ upi, host, gateway }) => {
  await host.open({ country: 'in', platform: 'desktop' });
  await upi.cashier.choose('UPI QR');
  await upi.cashier.amount.fill('300');
  await upi.cashier.payButton.click();
  await expect(upi.cashier.title).toHaveText('Pay ₹300 by UPI');
  expect((await upi.code()).searchParams.get('am')).toBe('300.00');
  await upi.confirm(UTR);
  await expect(upi.cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ methodName: 'in_upi_qr', status: 'processed' });
});

test('the tile of an Indian group opens the form, where the method is chosen', async ({ upi, host, gateway }) => {
  await host.open({ country: 'my', currency: 'INR', platform: 'desktop' });
  const { cashier } = upi;
  await cashier.tile('UPI transfer').click();
  await expect(cashier.view.getByRole('radio', { name: 'UPI', exact: true })).toBeChecked();
  await cashier.amount.fill('2500');
  await cashier.view.getByText('UPI Lite', { exact: true }).click();
  await expect(cashier.amount).toHaveValue('2500');
  await cashier.button('Get the payment code').click();
  await expect(upi.utr).toBeVisible();
  expect(await gateway.deposit()).toMatchObject({ methodName: 'upi_abroad_lite', amount: '2500' });
  await cashier.back.click();
  await expect(cashier.view.getByRole('radio', { name: 'UPI Lite' })).toBeChecked();
  await cashier.back.click();
  await expect(cashier.tile('UPI transfer')).toBeVisible();
});
