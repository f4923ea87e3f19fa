/** What a player finds who comes back, is refused or must stop: through the real gateway and its database. */
import { ONCE } from '../kit/engines';
import { AcquirerPage } from '../kit/acquirer-page';
import type { Cashier } from '../kit/cashier';
import { connected } from '../kit/connected';
import { fits } from '../kit/fits';
import type { HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';

const CARD = '4242 4242 4242 4242';
const again = (cashier: Cashier, name: RegExp) =>
  cashier.view.getByRole('region', { name: /again/ }).getByRole('button', { name });
const account = (cashier: Cashier, name: string) => cashier.view.getByRole('radio', { name });

/** Opens the list and waits for its channel, because an earlier push would not arrive. */
async function openLive(host: HostPage): Promise<void> {
  const channel = connected(host.page);
  await host.open({ country: 'de' });
  await channel;
}

async function payAndSave(cashier: Cashier, amount: string): Promise<void> {
  await cashier.view.getByRole('checkbox', { name: 'Save for next time' }).check();
  const acquirer = new AcquirerPage(await cashier.pay(amount));
  await acquirer.payByCard(CARD);
  await expect(cashier.title).toHaveText('Deposit received');
  await acquirer.page.close();
  await cashier.button('Back to methods').click();
  await cashier.expectOwnList();
}

test(
  'again: one tap and one confirmation make one deposit with the saved card',
  { tag: ONCE },
  async ({ host, gateway }) => {
    const cashier = await host.openForm('Test card');
    await payAndSave(cashier, '37.50');
    const [first] = await gateway.deposits();

    await host.open({ country: 'de' });
    await again(cashier, /Test card.*Visa •••• 4242.*37.5/).click();
    await expect(cashier.title).toHaveText('Test card');
    await expect(account(cashier, 'Visa •••• 4242')).toBeChecked();
    await expect(cashier.amount).toHaveValue('37,50');
    await cashier.payButton.click();
    await expect(cashier.title).toHaveText('Deposit received');

    const deposits = await gateway.deposits();
    expect(deposits).toHaveLength(2);
    expect(deposits[0]).toMatchObject({ amount: '37.5', status: 'processed', accountId: first!.accountId });
    expect(first!.accountId).toBeTruthy();
  },
);

test('a saved account that is forgotten is gone, here and at the gateway', async ({ host, gateway }) => {
  const cashier = await host.openForm('Test card');
  await payAndSave(cashier, '20');
  await cashier.choose('Test card');
  await expect(account(cashier, 'Visa •••• 4242')).toBeChecked();
  await cashier.button('Manage').click();
  const name = 'W'.repeat(40);
  await cashier.field('Name: Visa •••• 4242').fill(name);
  await cashier.field('Name: Visa •••• 4242').blur();
  await expect(account(cashier, name)).toBeChecked();
  await fits(cashier, cashier.payButton);
  await cashier.view.getByRole('button', { name: `Forget: ${name}` }).click();
  const dialog = cashier.view.getByRole('dialog');
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Forget' }).click();
  await expect(account(cashier, 'Visa •••• 4242')).toHaveCount(0);
  await cashier.back.click();

  await host.open({ country: 'de' });
  await expect(again(cashier, /Test card/)).toBeVisible();
  await expect(again(cashier, /Visa/)).toHaveCount(0);
  await cashier.choose('Test card');
  await expect(cashier.view.getByRole('checkbox', { name: 'Save for next time' })).toBeVisible();
  await expect(account(cashier, 'Visa •••• 4242')).toHaveCount(0);
  expect(await gateway.deposits()).toHaveLength(1);
});

test('a declined deposit says why and ends as a paid one by another method', async ({ host, gateway }) => {
  const cashier = await host.openForm('Test card');
  const acquirer = new AcquirerPage(await cashier.pay('42'));
  await acquirer.page.getByRole('combobox').selectOption('insufficient_funds');
  await acquirer.page.getByRole('button', { name: 'Decline for this reason' }).click();
  await expect(cashier.title).toHaveText('Payment failed');
  await expect(cashier.view.getByText('There was not enough money on the card or account.')).toBeVisible();
  await expect(cashier.button('Try again')).toBeVisible();

  const others = cashier.view.getByRole('region', { name: 'Other ways to pay' });
  await others.getByRole('button', { name: /€42/ }).first().click();
  await expect(cashier.amount).toHaveValue('42');
  const second = new AcquirerPage(await cashier.pay('42'));
  await second.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');

  const deposits = await gateway.deposits();
  expect(deposits.map(({ status, amount }) => ({ status, amount }))).toEqual([
    { status: 'processed', amount: '42' },
    { status: 'mistaked', amount: '42' },
  ]);
  expect(deposits[0]!.methodName).not.toBe(deposits[1]!.methodName);
  const told = (await host.sent('onTransactionStatus')).map(({ status, reason }) => ({ status, reason }));
  expect(told).toEqual([
    { status: 'waiting' },
    { status: 'mistaked', reason: 'insufficient_funds' },
    { status: 'waiting' },
    { status: 'processed' },
  ]);
});

test('a soft decline is tried again with the same fields', async ({ host, gateway }) => {
  await host.open({ country: 'br' });
  const { cashier } = host;
  await cashier.choose('Nubank');
  await cashier.field('CPF').pressSequentially('52998224725');
  const acquirer = new AcquirerPage(await cashier.pay('150'));
  await acquirer.choose('Decline');
  await cashier.button('Try again').click();
  await expect(cashier.amount).toHaveValue('150');
  await expect(cashier.field('CPF')).toHaveValue('529.982.247-25');
  await new AcquirerPage(await cashier.pay('150')).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect((await gateway.deposits()).map(({ status }) => status)).toEqual(['processed', 'mistaked']);
});

test('a method that goes down while its form is open says so before the create', async ({ host, gateway }) => {
  const channel = connected(host.page);
  const cashier = await host.openForm('Test card');
  await channel;
  const state = { level: 'down', reason: { en: 'Bank works' } };
  await gateway.changeStanding({ states: [{ name: 'test_card', flow: 'deposit', state }] });
  await expect(cashier.view.getByText('Bank works')).toBeVisible();
  await cashier.amount.fill('50');
  await expect(cashier.payButton).toHaveAttribute('aria-disabled', 'true');
  await cashier.payButton.click({ force: true });
  expect(await gateway.deposits()).toEqual([]);

  await cashier.back.click();
  await expect(cashier.tile('Test card')).toHaveAttribute('aria-disabled', 'true');
  await expect(cashier.tile('Test card')).toContainText('Bank works');
  await openLive(host);
  await expect(cashier.tile('Test card')).toHaveAttribute('aria-disabled', 'true');
  await gateway.changeStanding({ states: [{ name: 'test_card', flow: 'deposit', state: { level: 'up' } }] });
  await cashier.choose('Test card');
});

test('a lock that comes while a form is open closes it, and leaves the other flow open', async ({ host, gateway }) => {
  const channel = connected(host.page);
  const cashier = await host.openForm('Test card');
  await channel;
  const action = { kind: 'host', name: 'verify' };
  await gateway.changeStanding({ locks: [{ flow: 'deposit', reason: 'kyc_required', action }] });
  await expect(cashier.title).toHaveText('Verify your identity');
  await cashier.button('Verify now').click();
  await host.expectSent('onAction', { name: 'verify', params: { flow: 'deposit', reason: 'kyc_required' } });

  await host.open({ country: 'de' });
  await expect(cashier.title).toHaveText('Verify your identity');
  await cashier.button('Withdraw money').click();
  await expect(cashier.headerTitle).toHaveText('Withdrawal method');

  await openLive(host);
  await expect(cashier.title).toHaveText('Verify your identity');
  await gateway.changeStanding({ locks: [] });
  await expect(cashier.tile('Test card')).toBeVisible();
});

test('a payment that was begun before the lock keeps its page', async ({ host, gateway }) => {
  const cashier = await host.openForm('Test card');
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await expect(cashier.title).toHaveText('Waiting for payment');
  await gateway.changeStanding({ locks: [{ flow: 'deposit', reason: 'cool_off' }] });
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  await cashier.button('Back to methods').click();
  await expect(cashier.title).toHaveText('You are taking a break');
});

test('a limit is said at the amount, and more is refused in the field', async ({ host, gateway }) => {
  await gateway.changeStanding({ limits: [{ period: 'day', max: 80 }] });
  const cashier = await host.openForm('Test card', { currency: 'EUR' });
  await expect(cashier.view.getByText('Your limit leaves €80 for today')).toBeVisible();
  await cashier.amount.fill('80.01');
  await cashier.payButton.click();
  await expect(cashier.amount).toHaveAttribute('aria-invalid', 'true');
  expect(await gateway.deposits()).toEqual([]);
  await new AcquirerPage(await cashier.pay('80')).choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
});

test('the player lowers a limit and takes a break', async ({ host, gateway }) => {
  await host.open({ country: 'de' });
  const { cashier } = host;
  await cashier.button('Limits and breaks').click();
  await cashier.view.getByRole('button', { name: 'Change: Per day' }).click();
  await cashier.field('New limit').fill('25,005');
  await cashier.button('Save limit').click();
  await expect(cashier.field('New limit')).toHaveAccessibleDescription(/digits after the comma/);
  await cashier.field('New limit').fill('25');
  await cashier.button('Save limit').click();
  await expect(cashier.view.getByText('€0 of €25 used')).toBeVisible();
  await cashier.view.getByRole('radio', { name: '7 days' }).check();
  await cashier.button('Start the break').click();
  await cashier.view.getByRole('dialog').getByRole('button', { name: 'Start the break' }).click();
  await cashier.back.click();
  await expect(cashier.title).toHaveText('You are taking a break');
  await host.open({ country: 'de' });
  await expect(cashier.title).toHaveText('You are taking a break');
  expect(await gateway.deposits()).toEqual([]);
});

test('a long list is looked through by name in another language, bank and currency', async ({ host }) => {
  await host.open({ country: 'de' });
  const { cashier } = host;
  await cashier.expectOwnList();
  const find = cashier.view.getByRole('searchbox', { name: 'Search' });
  await find.fill('klarna');
  await expect(cashier.tiles).toHaveCount(1);
  await expect(cashier.tile('Pay now with Klarna')).toBeVisible();
  await find.fill('Cryptocurrency');
  await expect(cashier.tile('Bitcoin')).toBeVisible();
  await find.fill('no such method');
  await expect(cashier.view.getByText('Nothing found')).toBeVisible();
  await find.fill('');
  await expect(cashier.tile('PayPal')).toBeVisible();
});
