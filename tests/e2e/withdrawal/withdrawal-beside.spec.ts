/** Two withdrawals of which one was lost, or pressed while the list was awaited: each has its own page and code. */
import { expect, test } from '../kit/test';
import { withdraw } from '../kit/withdrawal-page';

const CREATE = 'BANKING:withdrawal-create';
const LIST = 'BANKING:transactions-list';
const OTHER_IBAN = 'DE02120300000000202051';
const TO_THE_LIST = JSON.stringify({ type: 'open', payload: { flow: 'withdrawal' } });
const COMMON = { currency: 'EUR', paymentGeo: 'DE', lang: 'en', userId: 'anna' };

test('one that was lost and is pressed again after another was made beside it shows its own code page', async ({
  bareHost,
  gateway,
  token,
  line,
}) => {
  const { cashier } = bareHost;
  const payload = { ...COMMON, token };
  const method = 'Test payout with a code';
  await gateway.giveMoney('500', 'EUR');
  await bareHost.start(payload, { path: '/withdrawal' });
  line.swallow(CREATE);
  await withdraw(cashier, '50', undefined, method);
  await expect.poll(() => line.sentOf(CREATE).length).toBe(1);
  await bareHost.start(payload, { path: '/withdrawal' });
  line.heal(CREATE);
  await expect(cashier.field('IBAN')).toBeVisible();
  await bareHost.post(TO_THE_LIST);
  await expect(cashier.headerTitle).toHaveText('Withdrawal method');
  await withdraw(cashier, '70', OTHER_IBAN, method);
  await cashier.view.getByRole('dialog').getByRole('button', { name: 'Make another withdrawal' }).click();
  await expect(cashier.view.locator('main')).toContainText('€70');
  await bareHost.post(TO_THE_LIST);
  await expect(cashier.headerTitle).toHaveText('Withdrawal method');
  await withdraw(cashier, '50', undefined, method);
  await expect(cashier.view.locator('main')).toContainText('confirm the withdrawal of €50');
  const made = (await gateway.withdrawals()).map(({ amount }) => Number(amount));
  expect([made.length, new Set(made)]).toEqual([2, new Set([50, 70])]);
});

test('a press whose page the host has left while it waited for the list sends nothing', async ({
  bareHost,
  gateway,
  token,
  line,
}) => {
  const { cashier } = bareHost;
  await gateway.giveMoney('500', 'EUR');
  await bareHost.start({ ...COMMON, token }, { path: '/withdrawal' });
  line.swallow(LIST);
  await withdraw(cashier, '50');
  await bareHost.post(TO_THE_LIST);
  await withdraw(cashier, '60', OTHER_IBAN);
  await expect(cashier.title).toHaveText('Request accepted');
  expect((await gateway.withdrawals()).map(({ amount }) => Number(amount))).toEqual([60]);
});
