/** Groups, the way back, and what the header does. */
import { AcquirerPage } from '../kit/acquirer-page';
import { expect, test } from '../kit/test';

test('a group: its tile, its list, a method of it, a payment', async ({ host, gateway }) => {
  await host.open({ country: 'in' });
  const { cashier } = host;
  const group = cashier.tile('UPI transfer');
  await expect(group.locator('img')).toHaveCount(3);
  await expect(group).toContainText('and 3 more');
  await expect(group).toContainText('up to ₹100,000');
  await expect(cashier.headerTitle).toHaveText('Deposit method');
  await expect(cashier.back).toHaveCount(0);

  await group.click();
  await expect(cashier.title).toHaveText('UPI transfer');
  await expect(cashier.tiles).toHaveCount(6);
  await expect(cashier.headerTitle).toHaveCount(0);
  await cashier.choose('PhonePe');
  const acquirer = new AcquirerPage(await cashier.pay('300'));
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ methodName: 'in_phonepe', status: 'processed' });
});

test('back leads to the group list, then to the list; a method can be chosen again', async ({ host }) => {
  await host.open({ country: 'in' });
  const { cashier } = host;
  await cashier.tile('Bank cards').click();
  await expect(cashier.title).toHaveText('Bank cards');
  await cashier.choose('RuPay');
  await cashier.back.click();
  await expect(cashier.title).toHaveText('Bank cards');
  await cashier.choose('RuPay');
  await cashier.back.click();
  await cashier.back.click();
  await expect(cashier.headerTitle).toHaveText('Deposit method');
  await expect(cashier.tile('Bank cards')).toBeVisible();
  await cashier.choose('NEFT');
  await cashier.back.click();
  await expect(cashier.headerTitle).toHaveText('Deposit method');
  await cashier.tile('Bank cards').click();
  await expect(cashier.title).toHaveText('Bank cards');
});

test('the host can go back', async ({ host }) => {
  await host.open({ country: 'in' });
  await host.cashier.tile('Bank cards').click();
  await host.cashier.choose('RuPay');
  await host.page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(host.cashier.title).toHaveText('Bank cards');
  await host.page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(host.cashier.headerTitle).toHaveText('Deposit method');
  // The list has nowhere to go back to.
  await host.page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(host.cashier.tile('Bank cards')).toBeVisible();
});

test('the close button tells the host, once', async ({ host }) => {
  await host.open();
  await host.cashier.close.click();
  await host.expectSent('onClose', {});
  await expect(host.page.getByText('The cashier is closed')).toBeVisible();
});

test('no close button when the host wants none', async ({ host }) => {
  await host.open({ closingButton: 'off' });
  await expect(host.cashier.tile('NEFT')).toBeVisible();
  await expect(host.cashier.close).toHaveCount(0);
});

test('a group whose list has one tile per method shows no group and no stranger', async ({ host }) => {
  await host.open({ country: 'ng' });
  await host.cashier.tile('Nigerian cards').click();
  await expect(host.cashier.title).toHaveText('Nigerian cards');
  await expect(host.cashier.tiles).toHaveCount(4);
  for (const label of ['Verve', 'Mastercard', 'Visa', 'Flutterwave']) {
    await expect(host.cashier.tile(label)).toBeVisible();
  }
});
