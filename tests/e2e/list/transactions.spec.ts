/** Where is my money: the history, and taking a withdrawal back, through the real gateway. */
import { inEngines } from '../kit/engines';
import { AxeBuilder } from '@axe-core/playwright';
import { AcquirerPage } from '../kit/acquirer-page';
import type { HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';

const CANCEL = 'Cancel the withdrawal';
/** Accessible name of a row's Cancel button; the transaction follows. */
const TAKE_BACK = /^Cancel: /;

const open = async (host: HostPage, flow: 'deposit' | 'withdrawal' = 'withdrawal') => {
  await host.open({ country: 'de', flow });
  await host.cashier.button('Transactions').click();
  await expect(host.cashier.title).toHaveText(/Transactions|No transactions yet/);
};
const rows = (host: HostPage) => host.cashier.view.locator('main').getByRole('listitem');

test.beforeEach(({ gateway }) => gateway.giveMoney('100', 'EUR'));

test('a player sees what became of a deposit', async ({ host }) => {
  const cashier = await host.openForm('Test card');
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await cashier.button('Back to methods').click();
  await cashier.button('Transactions').click();
  await expect(rows(host)).toHaveCount(1);
  await expect(rows(host)).toContainText('Test card');
  await expect(rows(host)).toContainText('+€50');
  await expect(rows(host)).toContainText('Waiting for payment');
  // The row changes without a reload.
  await acquirer.choose('Approve');
  await expect(rows(host)).toContainText('Received');
});

test('an open deposit leads back to its page', { tag: inEngines('transactions') }, async ({ host, gateway }) => {
  const cashier = await host.openForm('Test card instruction');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect(cashier.view.getByText('731 946 085')).toBeVisible();
  await cashier.back.click();
  await cashier.button('Transactions').click();
  await expect(cashier.title).toHaveText('Transactions');
  await expect(rows(host)).toContainText('Waiting for payment');
  await cashier.view.getByRole('button', { name: /^Continue: / }).click();
  await expect(cashier.view.getByText('731 946 085')).toBeVisible();
  const made = (await gateway.deposits()).filter(({ methodName }) => methodName === 'test_card_instruction');
  expect(made).toHaveLength(1);
});

test('a withdrawal is paid out while the player looks, or refused with the reason', async ({ host, gateway }) => {
  const [first, second] = await gateway.withdraw(20, 30);
  await open(host);
  await expect(rows(host)).toHaveCount(2);
  await expect(rows(host).first()).toContainText('−€30');
  await expect(rows(host).first()).toContainText('••••3000');
  await gateway.act(first!, 'approve');
  await expect(rows(host).last()).toContainText('Paid out');
  await gateway.act(second!, 'decline');
  await expect(rows(host).first()).toContainText('Not paid out');
  await expect(rows(host).first()).toContainText('The bank declined it.');
});

test('a withdrawal is taken back after a question, and the money is there again', async ({ host, gateway }) => {
  await gateway.withdraw(40);
  await open(host);
  const { cashier } = host;
  await cashier.view.getByRole('button', { name: TAKE_BACK }).click();
  const dialog = cashier.view.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await expect(dialog).toContainText('€40 goes back to your balance.');
  await expect(cashier.button('Keep it')).toBeFocused();
  await host.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cashier.view.getByRole('button', { name: TAKE_BACK })).toBeFocused();

  await cashier.view.getByRole('button', { name: TAKE_BACK }).click();
  await dialog.getByRole('button', { name: CANCEL }).click();
  await expect(rows(host)).toContainText('Not paid out');
  await expect(rows(host)).toContainText('You cancelled it.');
  // The focused button is gone, so the focus moves to its row.
  await expect(rows(host)).toBeFocused();
  expect(await gateway.balances()).toEqual({ EUR: 100 });
});

test('one that is on its way already is not taken back, and the page says so', async ({ host, gateway }) => {
  const [id] = await gateway.withdraw(40);
  await open(host);
  await host.cashier.view.getByRole('button', { name: TAKE_BACK }).click();
  await gateway.act(id!, 'send');
  await host.cashier.view.getByRole('dialog').getByRole('button', { name: CANCEL }).click();
  await expect(rows(host)).toContainText("already on its way and can't be cancelled");
  await expect(rows(host)).toContainText('Being processed');
  await expect(host.cashier.view.getByRole('button', { name: TAKE_BACK })).toHaveCount(0);
});

test('a lost reply is still checking, never failed, and ends right', async ({ host, gateway }) => {
  await gateway.withdraw(40);
  await open(host);
  await gateway.fault({ calls: { 'BANKING:withdrawal-cancel': { dropReply: true } } });
  await host.cashier.view.getByRole('button', { name: TAKE_BACK }).click();
  await host.cashier.view.getByRole('dialog').getByRole('button', { name: CANCEL }).click();
  await expect(rows(host)).toContainText('Not paid out');
  await expect(rows(host)).not.toContainText('Something went wrong');
  expect(await gateway.balances()).toEqual({ EUR: 100 });
});

test('more are shown when asked for', async ({ host, gateway }) => {
  await gateway.giveMoney('1000', 'EUR');
  await gateway.withdraw(...Array.from({ length: 23 }, (_, index) => 10 + index));
  await open(host);
  await expect(rows(host)).toHaveCount(20);
  await host.cashier.button('Show more').click();
  await expect(rows(host)).toHaveCount(23);
  await expect(host.cashier.button('Show more')).toHaveCount(0);
});

test('a new player finds it empty, and back leads to the list', async ({ host }) => {
  await open(host, 'deposit');
  await expect(host.cashier.title).toHaveText('No transactions yet');
  await host.cashier.back.click();
  await expect(host.cashier.tile('Test card')).toBeVisible();
});

test('a gateway that does not know the call shows no button, and the list is whole', async ({ host, gateway }) => {
  await gateway.fault({ unknownCalls: true });
  await host.open({ country: 'de' });
  await expect(host.cashier.tile('Test card')).toBeVisible();
  await host.expectSent('FullLoaded', {});
  await expect(host.cashier.view.locator('header').getByRole('button')).toHaveText(['']);
  await expect(host.cashier.button('Transactions')).toHaveCount(0);
});

test('the page and its question have no accessibility faults', async ({ host, gateway, page }) => {
  await gateway.withdraw(40);
  await open(host);
  await expect(rows(host)).toHaveCount(1);
  const check = async () => (await new AxeBuilder({ page }).include('iframe').analyze()).violations;
  expect(await check()).toEqual([]);
  await host.cashier.view.getByRole('button', { name: TAKE_BACK }).click();
  expect(await check()).toEqual([]);
});
