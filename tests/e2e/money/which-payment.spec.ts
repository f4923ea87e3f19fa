/** Several payments of one player wait: page, words and wire are those of the one that was chosen. */
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

const CONFIRM = 'BANKING:withdrawal-confirm';
const SCORE = 'BANKING_DEPOSIT:score';

test('the earlier of two withdrawals that wait for their codes: its own page, also after a reload, and its own code', async ({
  host,
  gateway,
  line,
}) => {
  const payout = new WithdrawalPage(host, gateway);
  const { cashier } = host;
  const page = cashier.view.locator('main');
  await payout.open('100');
  for (const amount of ['25', '30']) {
    await payout.review('Test payout with a code', amount);
    await payout.submit.click();
    if (amount === '30') await cashier.button('Make another withdrawal').click();
    await expect(page).toContainText(`To confirm the withdrawal of €${amount}`);
    await cashier.back.click();
  }
  const earlier = (await gateway.withdrawals()).find(({ amount }) => amount === '25')!;
  await cashier.button('Transactions').click();
  await page.getByRole('listitem').filter({ hasText: '−€25' }).getByText('Details', { exact: true }).click();
  await expect(page).toContainText('To confirm the withdrawal of €25');
  await host.page.reload();
  await expect(page).toContainText('To confirm the withdrawal of €25');
  await payout.code.fill(await gateway.codeOf(earlier.id));
  await payout.confirm.click();
  await expect(cashier.title).toHaveText('Request accepted');
  expect(line.sentOf(CONFIRM).map(({ data }) => data)).toMatchObject([{ withdrawalId: earlier.id }]);
  const states = (await gateway.withdrawals()).map(({ amount, status }) => `${amount} ${status}`);
  expect(states.sort()).toEqual(['25 accepted', '30 waiting']);
});

test('the earlier of two deposits, by the history: its own page, and its own page of the provider', async ({
  host,
  gateway,
  page,
}) => {
  const { cashier } = host;
  await host.open({ country: 'de' });
  for (const [method, amount] of [
    ['Test card', '50'],
    ['Test card POST', '60'],
  ] as const) {
    await cashier.choose(method);
    await cashier.pay(amount);
    await expect(cashier.detail('Amount')).toContainText(`€${amount}`);
    await cashier.button('Back to methods').click();
  }
  const earlier = (await gateway.deposits()).find(({ amount }) => amount === '50')!;
  await cashier.button('Transactions').click();
  const row = cashier.view.locator('main').getByRole('listitem').filter({ hasText: '€50' });
  await row.getByText('Continue', { exact: true }).click();
  await expect(cashier.detail('Reference number')).toContainText(earlier.id);
  await expect(cashier.detail('Amount')).toContainText('€50');
  const opened = page.context().waitForEvent('page');
  await cashier.button('Open payment page').click();
  await expect((await opened).locator('body')).toContainText('50');
});

test('a payment that another tab makes while this one is prepared: the question, and one deposit', async ({
  host,
  page,
  gateway,
  line,
}) => {
  const cashier = await host.openForm('Test transfer to a card');
  const second = await host.inTab(await page.context().newPage()).openForm('Test transfer to a card');
  await gateway.fault({ calls: { [SCORE]: { delayMs: 4000 } } });
  await cashier.amount.fill('50');
  await cashier.button('Get card details').click();
  await expect.poll(() => line.sentOf(SCORE).length).toBe(1);
  await gateway.heal();
  await second.amount.fill('60');
  await second.button('Get card details').click();
  await expect(second.title).toHaveText('Transfer to this card');
  await expect(cashier.view.getByRole('dialog')).toContainText('€60');
  expect(await gateway.deposits()).toMatchObject([{ amount: '60' }]);
});
