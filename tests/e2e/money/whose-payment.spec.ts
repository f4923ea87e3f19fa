/** Money moves only from the player who confirmed, to what was confirmed, as much as was confirmed, and once. */
import type { Cashier } from '../kit/cashier';
import type { HostChoices } from '../kit/host-page';
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

const [FIRST_IBAN, OTHER_IBAN] = ['DE89370400440532013000', 'DE02120300000000202051'];
const dialog = ({ view }: Cashier) => view.getByRole('dialog');
const answer = (cashier: Cashier, name: string) => dialog(cashier).getByRole('button', { name, exact: true }).click();

/** Fills the form of the test payout and goes to its review. */
async function review(cashier: Cashier, amount: string, iban: string): Promise<void> {
  await cashier.amount.fill(amount);
  await cashier.field('IBAN').fill(iban);
  await cashier.button('Continue').click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
}

for (const design of ['current', 'legacy'] as const satisfies readonly HostChoices['design'][]) {
  test(`${design}: an answer lost, the account corrected, the same amount: both are named, and each is paid once`, async ({
    host,
    gateway,
    line,
  }) => {
    const payout = new WithdrawalPage(host, gateway);
    const { cashier } = payout;
    line.lose('BANKING:withdrawal-create');
    line.forget('BANKING:transactions-list');
    await payout.open('200', { design });
    await cashier.choose('Test payout');
    await review(cashier, '50', FIRST_IBAN);
    await payout.submit.click();
    await expect.poll(async () => (await gateway.withdrawals()).length).toBe(1);
    await host.page.reload();

    await expect(cashier.amount.or(cashier.tile('Test payout'))).toBeVisible();
    if (!(await cashier.amount.isVisible())) await cashier.choose('Test payout');
    await review(cashier, '50', OTHER_IBAN);
    line.heal('BANKING:withdrawal-create');
    await payout.submit.click();
    await expect(dialog(cashier)).toContainText('We asked for a withdrawal of €50 to •••• 3000');
    await expect(dialog(cashier)).toContainText('€50 to •••• 2051');
    await answer(cashier, 'Cancel');
    await expect(dialog(cashier)).toHaveCount(0);
    expect(line.creates).toHaveLength(1);

    await payout.submit.click();
    await answer(cashier, 'Make another withdrawal');
    await expect(cashier.title).toHaveText('Request accepted');
    const made = (await gateway.withdrawals()).map(({ amount, destination }) => `${amount} ${destination?.slice(-4)}`);
    expect(made.sort()).toEqual(['50 2051', '50 3000']);
    expect(await gateway.balances()).toEqual({ EUR: 100 });
  });
}

test('a review, and a question, is left when the host leads elsewhere: nothing is sent until a new one is confirmed', async ({
  bareHost,
  gateway,
  token,
  line,
}) => {
  const { cashier } = bareHost;
  await gateway.giveMoney('2000', 'EUR');
  await bareHost.start(
    { token, userId: token, currency: 'EUR', paymentGeo: 'DE', lang: 'en' },
    { path: '/withdrawal' },
  );
  await cashier.choose('Test payout');
  await review(cashier, '50', FIRST_IBAN);
  const open = { type: 'open', payload: { flow: 'withdrawal', method: 'test_payout', amount: 900 } };
  await bareHost.post(JSON.stringify(open));
  await expect(cashier.amount).toHaveValue('900');
  await expect(cashier.button('Withdraw')).toHaveCount(0);
  expect(line.creates).toEqual([]);

  await cashier.field('IBAN').fill(OTHER_IBAN);
  await cashier.button('Continue').click();
  await expect(cashier.title).toHaveText('Check your withdrawal');
  await expect(cashier.view.locator('main')).toContainText('€900');
  await cashier.button('Withdraw').click();
  await expect(cashier.title).toHaveText('Request accepted');
  expect(await gateway.withdrawal()).toMatchObject({ amount: '900', destination: expect.stringMatching(/2051$/) });
  expect(await gateway.balances()).toEqual({ EUR: 1100 });

  await bareHost.post(JSON.stringify({ type: 'open', payload: { flow: 'withdrawal', method: 'test_payout' } }));
  await review(cashier, '50', FIRST_IBAN);
  await cashier.button('Withdraw').click();
  await expect(dialog(cashier)).toContainText('€50 to •••• 3000');
  await bareHost.post(JSON.stringify({ type: 'open', payload: { flow: 'deposit' } }));
  await expect(cashier.tile('Test card')).toBeVisible();
  await expect(dialog(cashier)).toHaveCount(0);
  expect(line.creates).toHaveLength(1);
});
