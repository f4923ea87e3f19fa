/** A coin that came in part, the last payout again, and help from support: through the real gateway and its database. */
import { AcquirerPage } from '../kit/acquirer-page';
import { readQr } from '../kit/qr-reader';
import { expect, test } from '../kit/test';
import { IBAN, WithdrawalPage } from '../kit/withdrawal-page';

test('a coin that came in part says what is missing, and its code pays the rest', async ({ host, gateway }) => {
  await host.open({ country: 'de' });
  const { cashier } = host;
  const code = cashier.view.getByRole('img', { name: /^QR code/ });
  await cashier.tile('Cryptocurrency').click();
  await cashier.view.getByRole('button', { name: /^Bitcoin from/ }).click();
  await cashier.amount.fill('120.23');
  await cashier.button('Get the address').click();
  await expect(code).toBeVisible();
  const amountOf = async () => Number(new URL((await readQr(code)) ?? '').searchParams.get('amount'));
  const whole = await amountOf();
  await expect(cashier.view.getByText(/^Received /)).toBeVisible();
  await expect.poll(amountOf).toBeCloseTo(whole / 2, 8);
  expect(await gateway.deposit()).toMatchObject({ status: 'waiting' });
  await expect(cashier.view.getByText('1 of 2 confirmations')).toBeVisible({ timeout: 20_000 });
  expect(await code.count()).toBe(0);
  await expect(cashier.title).toHaveText('Deposit received', { timeout: 20_000 });
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
  expect(await gateway.deposits()).toHaveLength(1);
});

test('again: the last payout is one tap and one confirmation away, to the saved account', async ({ host, gateway }) => {
  const payout = new WithdrawalPage(host, gateway);
  const { cashier } = payout;
  await payout.open('100');
  await cashier.choose('Test payout');
  await cashier.amount.fill('25');
  await cashier.field('IBAN').pressSequentially(IBAN);
  await cashier.view.getByRole('checkbox', { name: 'Save for next time' }).check();
  await payout.continue.click();
  await payout.submit.click();
  await expect(cashier.title).toHaveText('Request accepted');
  const [first] = await gateway.withdrawals();
  await gateway.act(first!.id, 'approve');
  await expect(cashier.title).toHaveText('Withdrawal sent');
  await cashier.button('Back to methods').click();

  await host.open({ country: 'de', flow: 'withdrawal' });
  const again = cashier.view.getByRole('region', { name: /again/ });
  await again.getByRole('button', { name: /Test payout.*3000.*25/ }).click();
  await expect(cashier.amount).toHaveValue('25');
  await expect(cashier.field('IBAN')).toHaveCount(0);
  await payout.continue.click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
  await payout.submit.click();
  await expect(cashier.title).toHaveText('Request accepted');
  const withdrawals = await gateway.withdrawals();
  expect(withdrawals).toHaveLength(2);
  expect(withdrawals.map(({ accountId }) => accountId)).toEqual([first!.accountId, first!.accountId]);
});

test('support gets the number, the method and the state of a payment that failed', async ({
  host,
  serve,
  sandbox,
  gateway,
}) => {
  const decline = async (from: typeof host) => {
    const cashier = await from.openForm('Test card');
    await new AcquirerPage(await cashier.pay('42')).choose('Decline');
    await expect(cashier.title).toHaveText('Payment failed');
    return (await gateway.deposits())[0]!;
  };
  const first = await decline(host);
  await host.cashier.button('Contact support').click();
  const params = {
    flow: 'deposit',
    reference: first.id,
    method: 'test_card',
    state: 'mistaked',
    requestId: expect.any(String) as unknown,
  };
  await host.expectSent('onAction', { name: 'support', params });

  const alone = await serve({ apiUrl: sandbox.url });
  await host.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await decline(alone);
  await alone.cashier.button('Copy for support').click();
  await expect(alone.cashier.view.getByText('Copied')).toBeVisible();
  const copied = await alone.page.evaluate(() => navigator.clipboard.readText());
  const [second] = await gateway.deposits();
  expect(copied).toContain(second!.id);
  expect(copied).toContain('Test card');
  expect(copied).toContain('€42');
});
