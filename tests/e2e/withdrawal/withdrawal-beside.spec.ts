/** Two withdrawals of which one was lost, or pressed while the list was awaited: each has its own page and code. */
import { BareHost } from '../kit/bare-host';
import { Channel } from '../kit/channel';
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
  await expect(cashier.view.locator('main')).toContainText('confirm the withdrawal of €70');
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

test('a press that waited for the list sends nothing once the host opens another method', async ({
  bareHost,
  gateway,
  token,
  line,
}) => {
  const { cashier } = bareHost;
  const method = 'Test payout with a code';
  await gateway.giveMoney('500', 'EUR');
  await bareHost.start({ ...COMMON, token }, { path: '/withdrawal' });
  line.swallow(LIST);
  await withdraw(cashier, '50');
  await bareHost.post(JSON.stringify({ type: 'open', payload: { flow: 'withdrawal', method: 'test_payout_confirm' } }));
  await expect(cashier.title).toHaveText(method);
  line.heal(LIST);
  await cashier.amount.fill('60');
  await cashier.field('IBAN').fill(OTHER_IBAN);
  await cashier.button('Continue').click();
  await cashier.button('Withdraw').click();
  await expect(cashier.title).toHaveText('Enter the code');
  expect((await gateway.withdrawals()).map(({ amount }) => Number(amount))).toEqual([60]);
});

test('two tabs whose presses wait for the list pay once: the later one asks', async ({
  page,
  bareHost,
  gateway,
  sandbox,
  token,
  line,
}) => {
  await gateway.giveMoney('500', 'EUR');
  const tab = await page.context().newPage();
  const otherLine = new Channel();
  await otherLine.listen(tab);
  const other = new BareHost(tab, sandbox.hostUrl, sandbox.url);
  for (const host of [bareHost, other]) await host.start({ ...COMMON, token }, { path: '/withdrawal' });
  for (const one of [line, otherLine]) one.swallow(LIST);
  await withdraw(bareHost.cashier, '50');
  await withdraw(other.cashier, '50');
  const dialog = other.cashier.view.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(bareHost.cashier.title).toHaveText('Request accepted');
  await expect(dialog).toContainText('Your withdrawal of €50 to •••• 3000 is still waiting');
  expect((await gateway.withdrawals()).map(({ amount }) => Number(amount))).toEqual([50]);
});
