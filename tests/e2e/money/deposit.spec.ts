/** A deposit from the list to its end, through the real gateway and its database. */
import { inEngines, ONCE } from '../kit/engines';
import { AcquirerPage } from '../kit/acquirer-page';
import { expect, test } from '../kit/test';

const MARKETS = [
  { country: 'in', method: 'IMPS bank transfer', amount: '1500', shown: '1,500', currency: 'INR', fields: {} },
  { country: 'br', method: 'Nubank', amount: '150', shown: '150', currency: 'BRL', fields: { CPF: '52998224725' } },
  {
    country: 'ng',
    method: 'OPay',
    amount: '2500',
    shown: '2,500',
    currency: 'NGN',
    fields: { 'Phone number': '8031234567' },
  },
];

for (const { country, method, amount, shown, currency, fields } of MARKETS) {
  test(`${country}: an approved payment turns to received by itself`, { tag: ONCE }, async ({ host, gateway }) => {
    await host.open({ country });
    await host.cashier.choose(method);
    for (const [label, value] of Object.entries(fields)) await host.cashier.field(label).pressSequentially(value);
    const acquirer = new AcquirerPage(await host.cashier.pay(amount));

    await expect(host.cashier.title).toHaveText('Waiting for payment');
    await expect(host.cashier.detail('Amount')).toContainText(shown);
    await expect(host.cashier.detail('Method')).toHaveText(method);
    const deposit = await gateway.deposit();
    expect(deposit).toMatchObject({ status: 'waiting', currency, amount });
    await expect(host.cashier.detail('Reference number')).toContainText(deposit.id);

    await acquirer.choose('Approve');
    await expect(acquirer.title).toHaveText('Payment approved');
    await expect(host.cashier.title).toHaveText('Deposit received');
    expect(await gateway.deposit()).toMatchObject({ id: deposit.id, status: 'processed' });
    expect(await gateway.balances()).toEqual({ [currency]: Number(amount) });

    await host.expectSent('Loaded', { version: 'v1.0.230' });
    await host.expectSent('FullLoaded', {});
    await host.expectSent('onCreateTransaction', { eventType: 'deposit', eventId: deposit.id });
    expect(await host.sent('Error')).toEqual([]);
    expect(await host.sent('onInitError')).toEqual([]);
  });
}

test(
  'a declined payment turns to failed, and another one can be tried',
  { tag: inEngines('card-redirect') },
  async ({ host, gateway }) => {
    const cashier = await host.openForm('Test card');
    const acquirer = new AcquirerPage(await cashier.pay('50'));
    await acquirer.choose('Decline');
    await expect(acquirer.title).toHaveText('Payment failed');
    await expect(cashier.title).toHaveText('Payment failed');
    expect(await gateway.deposit()).toMatchObject({ status: 'mistaked' });
    expect(await gateway.balances()).toEqual({});

    await cashier.button('Try another method').click();
    await cashier.choose('Test card');
    const second = new AcquirerPage(await cashier.pay('50'));
    await second.choose('Approve');
    await expect(cashier.title).toHaveText('Deposit received');
    const deposits = await gateway.deposits();
    expect(deposits.map(({ status }) => status).sort()).toEqual(['mistaked', 'processed']);
    await expect
      .poll(async () => (await host.sent('onCreateTransaction')).map(({ eventId }) => String(eventId)).sort())
      .toEqual(deposits.map(({ id }) => id).sort());
  },
);

test.describe('3-D Secure', () => {
  for (const { code, title, status } of [
    { code: '123456', title: 'Deposit received', status: 'processed' },
    { code: '000000', title: 'Payment failed', status: 'mistaked' },
  ]) {
    test(`code ${code}: ${status}`, async ({ host, gateway }) => {
      const cashier = await host.openForm('Test card');
      const acquirer = new AcquirerPage(await cashier.pay('50'));
      await acquirer.payByCard('4000 0027 6000 3184');
      await expect(acquirer.title).toHaveText('Confirm with your bank');
      await expect(cashier.title).toHaveText('Waiting for payment');
      await acquirer.confirm(code);
      await expect(cashier.title).toHaveText(title);
      expect(await gateway.deposit()).toMatchObject({ status });
    });
  }
});

test('by card number: a wrong one is marked, the right one pays', async ({ host, gateway }) => {
  const cashier = await host.openForm('Test card');
  const acquirer = new AcquirerPage(await cashier.pay('12.50'));
  await acquirer.payByCard('4242 4242 4242 4241');
  await expect(acquirer.page.getByRole('alert')).toContainText('Enter a valid card number');
  await acquirer.payByCard('4242 4242 4242 4242');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed', amount: '12.5' });
});

for (const { action, title } of [
  { action: 'approve', title: 'Deposit received' },
  { action: 'cancel', title: 'Payment failed' },
] as const) {
  test(`walked away: goes on waiting until the operator says ${action}`, async ({ host, gateway }) => {
    const cashier = await host.openForm('Test card');
    const acquirer = new AcquirerPage(await cashier.pay('50'));
    await acquirer.choose('Walk away');
    await expect(acquirer.title).toHaveText('Payment not finished');
    await acquirer.page.close();
    await expect(cashier.title).toHaveText('Waiting for payment');
    const { id, status } = await gateway.deposit();
    expect(status).toBe('waiting');
    await gateway.act(id, action);
    await expect(cashier.title).toHaveText(title);
  });
}

test('the provider leads back to the page that embeds the cashier', async ({ host, sandbox }) => {
  const cashier = await host.openForm('Test card');
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await acquirer.choose('Approve');
  const link = acquirer.page.getByRole('link', { name: 'Return to shop' });
  await expect(link).toHaveAttribute('href', new RegExp(`^${sandbox.hostUrl}/?$`));
});

test('the payment page cannot reach the cashier', async ({ host }) => {
  const cashier = await host.openForm('Test card');
  const popup = await cashier.pay('50');
  await expect(popup.getByRole('heading', { level: 1 })).toContainText('Pay');
  expect(await popup.evaluate(() => window.opener)).toBeNull();
});

test('a double click and Enter make one deposit', async ({ host, gateway }) => {
  await gateway.fault({ create: { delayMs: 300 } });
  const cashier = await host.openForm('Test card');
  await cashier.amount.fill('50');
  await cashier.payButton.dblclick();
  await host.page.keyboard.press('Enter');
  await expect(cashier.title).toHaveText('Waiting for payment');
  await gateway.deposit();
  await host.expectSent('onCreateTransaction', {});
  expect(host.page.context().pages()).toHaveLength(2);
});

test('Enter in the amount pays', async ({ host, gateway }) => {
  const cashier = await host.openForm('Test card');
  await cashier.amount.fill('50');
  await cashier.amount.press('Enter');
  await expect(cashier.title).toHaveText('Waiting for payment');
  await gateway.deposit();
});

test('a method without a page opens no window', async ({ host, gateway }) => {
  const cashier = await host.openForm('Test card without page');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect(cashier.title).toHaveText('Waiting for payment');
  await expect.poll(() => host.page.context().pages().length).toBe(1);
  await gateway.act((await gateway.deposit()).id, 'approve');
  await expect(cashier.title).toHaveText('Deposit received');
});
