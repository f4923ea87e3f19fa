/** A withdrawal from the list to its end, through the real gateway and its ledger. */
import { inEngines, ONCE } from '../kit/engines';
import { IBAN, WithdrawalPage } from '../kit/withdrawal-page';
import { expect, test as base } from '../kit/test';

const test = base.extend<{ payout: WithdrawalPage }>({
  payout: async ({ host, gateway }, use) => use(new WithdrawalPage(host, gateway)),
});

for (const { action, title, status, left } of [
  { action: 'approve', title: 'Withdrawal sent', status: 'processed', left: 75 },
  { action: 'decline', title: 'Withdrawal refused', status: 'mistaked', left: 100 },
] as const) {
  test(`list, form, review, ${status}`, { tag: inEngines('card-redirect') }, async ({ host, gateway, payout }) => {
    const { cashier } = payout;
    await payout.open('100');
    await expect(cashier.headerTitle).toHaveText('Withdrawal method');
    await payout.review('Test payout', '25');
    await expect(cashier.detail('Amount')).toHaveText('€25');
    await expect(cashier.detail('Method')).toHaveText('Test payout');
    await expect(cashier.detail('IBAN')).toHaveText('DE89 3704 0044 0532 0130 00');
    expect(await gateway.withdrawals()).toEqual([]);

    await payout.submit.click();
    await expect(cashier.title).toHaveText('Request accepted');
    const withdrawal = await gateway.withdrawal();
    expect(withdrawal).toMatchObject({ status: 'accepted', amount: '25', currency: 'EUR' });
    await host.expectSent('onCreateTransaction', { eventType: 'withdrawal', eventId: withdrawal.id });
    await expect(cashier.view.locator('h1')).toHaveCount(1);

    await gateway.act(withdrawal.id, action);
    await expect(cashier.title).toHaveText(title);
    expect(await gateway.withdrawal()).toMatchObject({ status });
    expect(await gateway.balances()).toEqual({ EUR: left });
    await cashier.view.getByRole('button', { name: /methods|another/ }).click();
    await expect(payout.balance).toContainText(`€${left}`);
  });
}

test('the request has the amount among its fields, the wallet apart, no mask', async ({ host, payout }) => {
  const frames: string[] = [];
  host.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
  await payout.open('100');
  await payout.review('Test payout', '12.50');
  await payout.submit.click();
  await expect(payout.cashier.title).toHaveText('Request accepted');
  const creates = frames.filter((frame) => frame.includes('BANKING:withdrawal-create'));
  expect(creates).toHaveLength(1);
  const [, { data }] = JSON.parse(creates[0]!.slice(2)) as [string, { data: unknown }];
  expect(data).toEqual({
    amount: 12.5,
    currency: 'EUR',
    fields: { amount: '12.5' },
    payment_system: 'test_payout',
    wallet: 'DE89370400440532013000',
  });
});

test('the fee is shown before it is paid', async ({ payout }) => {
  await payout.open('200');
  await payout.review('Test payout with a fee', '100');
  await expect(payout.cashier.detail('Fee')).toHaveText('€1.85');
  await expect(payout.cashier.detail('You receive')).toHaveText('€98.15');
});

test('one tap leads back to the form, and nothing typed is lost', async ({ payout, gateway }) => {
  const { cashier } = payout;
  await payout.open('100');
  await payout.review('Test payout', '25');
  for (const back of [payout.change, cashier.back]) {
    await back.click();
    await expect(cashier.title).toHaveText('Test payout');
    await expect(cashier.amount).toHaveValue('25');
    await expect(cashier.field('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
    await payout.continue.click();
    await expect(cashier.title).toHaveText('Check your withdrawal');
  }
  await payout.change.click();
  await cashier.amount.fill('30');
  await payout.continue.click();
  await payout.submit.click();
  await expect(cashier.title).toHaveText('Request accepted');
  expect(await gateway.withdrawal()).toMatchObject({ amount: '30' });
});

test('more than the balance, and less than the minimum, are refused before the call', async ({ host, payout }) => {
  const { cashier } = payout;
  await payout.open('100');
  await cashier.choose('Test payout');
  await cashier.field('IBAN').pressSequentially(IBAN);
  for (const { amount, message } of [
    { amount: '100.01', message: 'You have €100. Enter a smaller amount.' },
    { amount: '4.99', message: 'Minimum €5' },
  ]) {
    await cashier.amount.fill(amount);
    await payout.continue.click();
    await expect(cashier.view.getByText(message)).toBeVisible();
    await expect(cashier.amount).toBeFocused();
    await expect(cashier.amount).toHaveAttribute('aria-invalid', 'true');
  }
  await cashier.amount.fill('100');
  await payout.continue.click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
  expect(await host.sent('Error')).toEqual([]);
});

test('a balance that is lower than the cashier knows: the gateway refuses, on the amount', async ({
  payout,
  gateway,
}) => {
  const { cashier } = payout;
  await payout.open('10');
  await gateway.push('login.token', { balanceData: { primary: { amount: 500, currency: 'EUR' } } });
  await expect(payout.balance).toContainText('€500');
  await payout.review('Test payout', '25');
  await payout.submit.click();
  await expect(cashier.title).toHaveText('Test payout');
  await expect(cashier.amount).toHaveAttribute('aria-invalid', 'true');
  await expect(cashier.amount).toHaveAccessibleDescription(/balance is too low/i);
  await expect(cashier.field('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
  expect(await gateway.withdrawals()).toEqual([]);
});

test('a blocked player sees why, and the flow stops', async ({ host, payout, gateway }) => {
  await payout.open('100');
  await payout.review('Test payout', '20.15');
  await payout.submit.click();
  const notice = /^Withdrawals are blocked on your account/;
  await expect(payout.cashier.view.locator('main').getByText(notice)).toBeVisible();
  await expect(payout.submit).toHaveCount(0);
  await expect(payout.cashier.title).toHaveText('Check your withdrawal');
  expect(await gateway.withdrawals()).toEqual([]);
  expect(await host.sent('onCreateTransaction')).toEqual([]);
});

test('more fields are asked for in the form, and what was typed stays', async ({ payout, gateway }) => {
  const { cashier } = payout;
  await payout.open('100');
  await payout.review('Test payout more fields', '25');
  await payout.submit.click();
  const city = cashier.field('City of your bank');
  await expect(city).toBeFocused();
  await expect(cashier.amount).toHaveValue('25');
  expect(await gateway.withdrawals()).toEqual([]);
  await city.fill('Frankfurt');
  await payout.continue.click();
  await expect(cashier.detail('City of your bank')).toHaveText('Frankfurt');
  await payout.submit.click();
  await expect(cashier.title).toHaveText('Request accepted');
  await gateway.withdrawal();
});

test('a page of the provider opens as soon as the reply has come', async ({ host, payout }) => {
  await payout.open('100');
  await payout.review('Test payout on a page', '25');
  const opened = host.page.context().waitForEvent('page');
  await payout.submit.click();
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(payout.cashier.title).toHaveText('Request accepted');
});

test('a double tap makes one withdrawal', async ({ payout, gateway, host }) => {
  await payout.open('100');
  await gateway.fault({ create: { delayMs: 300 } });
  await payout.review('Test payout', '25');
  await payout.submit.dblclick();
  await expect(payout.cashier.title).toHaveText('Request accepted');
  await gateway.withdrawal();
  await host.expectSent('onCreateTransaction', {});
});

test('a lost reply means checking, and never a second withdrawal', async ({ serve, wire, gateway }) => {
  const host = await serve({ apiUrl: wire.url });
  const payout = new WithdrawalPage(host, gateway);
  await payout.open('100');
  await payout.review('Test payout', '25');
  await gateway.fault({ create: { dropReply: true } });
  await payout.submit.click();
  await expect.poll(async () => (await gateway.withdrawals()).length).toBe(1);
  wire.cut();
  await expect(payout.cashier.view.getByText(/^We are checking your withdrawal/)).toBeVisible();
  expect(await host.sent('onCreateTransaction')).toEqual([]);
  await gateway.heal();
  await expect(payout.cashier.title).toHaveText('Request accepted', { timeout: 12_000 });
  const { id } = await gateway.withdrawal();
  await host.expectSent('onCreateTransaction', { eventId: id });
});

test('a group: its list, a method of it, and back to the list of the group', async ({ payout, gateway }) => {
  const { cashier } = payout;
  await payout.open('100');
  await cashier.tile('E-wallets').click();
  await expect(cashier.title).toHaveText('E-wallets');
  await cashier.choose('Neteller');
  await cashier.back.click();
  await expect(cashier.title).toHaveText('E-wallets');
  await cashier.choose('Neteller');
  await cashier.amount.fill('25');
  await cashier.field('Email').fill('alex@example.com');
  await payout.continue.click();
  await expect(cashier.detail('Method')).toHaveText('Neteller');
  await payout.submit.click();
  await expect(cashier.title).toHaveText('Request accepted');
  const { id, ...made } = await gateway.withdrawal();
  expect(made).toMatchObject({ methodName: 'emoney_neteller', status: 'accepted' });
  await gateway.act(id, 'approve');
  await expect(cashier.title).toHaveText('Withdrawal sent');
});

test('a method of a group is refused: the money is back', async ({ payout, gateway }) => {
  const { cashier } = payout;
  await payout.open('100');
  await cashier.tile('E-wallets').click();
  await cashier.choose('Neteller');
  await cashier.amount.fill('25');
  await cashier.field('Email').fill('alex@example.com');
  await payout.continue.click();
  await payout.submit.click();
  await expect(cashier.title).toHaveText('Request accepted');
  await gateway.act((await gateway.withdrawal()).id, 'decline');
  await expect(cashier.title).toHaveText('Withdrawal refused');
  await cashier.button('Try another method').click();
  await expect(payout.balance).toContainText('100');
});

test('money to collect: its code, then how it ended', { tag: ONCE }, async ({ host, payout, gateway }) => {
  const { cashier } = payout;
  await payout.open('100');
  await payout.review('Test payout in cash', '25');
  await payout.submit.click();
  await expect(cashier.title).toHaveText('Collect it at a till');
  await expect(cashier.view.getByText('408 215 773')).toBeVisible();
  const { id } = await gateway.withdrawal();
  await host.expectSent('onCreateTransaction', { eventType: 'withdrawal', eventId: id });
  await cashier.button('Check withdrawal status').click();
  await expect(cashier.title).toHaveText('Request accepted');
  await gateway.act(id, 'approve');
  await expect(cashier.title).toHaveText('Withdrawal sent');
  expect(await gateway.balances()).toEqual({ EUR: 75 });
});

test('money to collect: it is refused while the instruction is open', async ({ payout, gateway }) => {
  await payout.open('100');
  await payout.review('Test payout in cash', '25');
  await payout.submit.click();
  await expect(payout.cashier.title).toHaveText('Collect it at a till');
  await gateway.act((await gateway.withdrawal()).id, 'decline');
  await expect(payout.cashier.title).toHaveText('Withdrawal refused');
  expect(await gateway.balances()).toEqual({ EUR: 100 });
});
