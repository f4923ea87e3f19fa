/** Protection of players that regulators or brands require, set by the deployment. */
import { expect, test } from '../kit/test';

const TAKE_BACK = /^Cancel: /;
test('a withdrawal is not taken back where the country forbids it, and the page says why', async ({
  serve,
  sandbox,
  gateway,
}) => {
  await gateway.giveMoney('100', 'EUR');
  await gateway.withdraw(40);
  const host = await serve({ apiUrl: sandbox.url, withdrawalCancel: { DE: 'forbidden' } });
  const takeBack = host.cashier.view.getByRole('button', { name: TAKE_BACK });
  const why = host.cashier.view.getByText(/The rules where you play do not allow/);
  await host.open({ country: 'de', flow: 'withdrawal' });
  await host.cashier.button('Transactions').click();
  await expect(why).toBeVisible();
  await expect(takeBack).toHaveCount(0);
  // The reloaded cashier opens at the same page again.
  await host.open({ country: 'br', flow: 'withdrawal' });
  await expect(takeBack).toBeVisible();
  await expect(why).toHaveCount(0);
});

test('from time to time the player reads how long the cashier has been open, never over a payment', async ({
  serve,
  sandbox,
  page,
  gateway,
}) => {
  await page.clock.install();
  const host = await serve({ apiUrl: sandbox.url, timeReminderMinutes: 30 });
  const { cashier } = host;
  const told = cashier.view.getByRole('dialog', { name: 'A moment for yourself' });
  await host.openForm('Test card');
  await cashier.amount.fill('35');
  await page.clock.fastForward('30:00');
  await expect(told).toContainText('You opened the cashier 30 min ago.');
  await told.getByRole('button', { name: 'Go on' }).click();
  await expect(told).toBeHidden();
  await expect(cashier.amount).toHaveValue('35');

  await cashier.pay('35');
  await expect(cashier.title).toHaveText('Waiting for payment');
  await page.clock.fastForward('31:00');
  await expect(cashier.title).toHaveText('Waiting for payment');
  await expect(told).toHaveCount(0);
  await cashier.button('Back to methods').click();
  await expect(told).toContainText('You opened the cashier 61 min ago.');
  await told.getByRole('button', { name: 'Take a break' }).click();
  await expect(cashier.title).toHaveText('Limits and breaks');
  const reminders = async () => (await host.sent('onAnalyticsEvent')).filter(({ name }) => name === 'time_reminder');
  await expect
    .poll(async () => (await reminders()).map(({ params }) => params))
    .toEqual([
      { minutes: 30, choice: 'go_on' },
      { minutes: 61, choice: 'take_break' },
    ]);
  expect(await gateway.deposits()).toHaveLength(1);
});
