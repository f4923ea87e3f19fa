/** A code whose answer is lost, late or refused when it is asked for again. */
import { expect, test as base } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

const CONFIRM = 'BANKING:withdrawal-confirm';

const test = base.extend<{ payout: WithdrawalPage }>({
  payout: async ({ host, gateway, line }, use) => {
    // The line is listened to before the page opens it.
    line.heal(CONFIRM);
    const payout = new WithdrawalPage(host, gateway);
    await payout.open('100');
    await payout.review('Test payout with a code', '25');
    await payout.submit.click();
    await expect(payout.cashier.title).toHaveText('Enter the code');
    await payout.code.fill(await gateway.codeOf((await gateway.withdrawal()).id));
    await use(payout);
  },
});

test('a late answer to one code leaves the page of another withdrawal', async ({ host, payout, line }) => {
  const { cashier } = payout;
  let held: unknown;
  line.change(CONFIRM, (reply) => ((held = reply), undefined));
  await payout.confirm.click();
  await expect.poll(() => held).toBeTruthy();
  await cashier.back.click();
  await payout.review('Test payout with a code', '30');
  await payout.submit.click();
  await cashier.view.getByRole('dialog').getByRole('button', { name: 'Make another withdrawal' }).click();
  await expect(cashier.view.locator('main')).toContainText('€30');
  line.push('message' as never, held as object);
  await expect.poll(async () => (await host.sent('onCreateTransaction')).length).toBe(1);
  line.heal(CONFIRM);
  await host.page.reload();
  await expect(cashier.title).toHaveText('Enter the code');
  await expect(cashier.view.locator('main')).toContainText('€30');
});

test('confirmed, its answer lost, the player goes back: the host hears, and nothing is said to wait', async ({
  host,
  payout,
  gateway,
  line,
}) => {
  const { cashier } = payout;
  const { id } = await gateway.withdrawal();
  const lost = line.loseNext(CONFIRM);
  await payout.confirm.click();
  await lost;
  await cashier.back.click();
  await line.cut();
  await expect.poll(async () => (await host.sent('onCreateTransaction')).length).toBe(1);
  await gateway.act(id, 'approve');
  await host.page.reload();
  await expect(cashier.headerTitle).toHaveText('Withdrawal method');
  await expect(cashier.view.getByText(/waits for the code/)).toHaveCount(0);
});

test('confirmed, its answer lost with the page: after the reload the host hears, and nothing is said to wait', async ({
  host,
  payout,
  line,
}) => {
  const { cashier } = payout;
  const lost = line.loseNext(CONFIRM);
  await payout.confirm.click();
  await lost;
  await cashier.back.click();
  await host.page.reload();
  await expect.poll(async () => (await host.sent('onCreateTransaction')).length).toBe(1);
  await expect(cashier.view.getByText(/waits for the code/)).toHaveCount(0);
});

test('the same code once more is a repeat: no refusal of it ends the withdrawal', async ({ payout, gateway, line }) => {
  let answers = 0;
  let refusal: object = { status: 403, message: 'duplicate' };
  line.forget('BANKING:withdrawal-resume');
  line.change(CONFIRM, (reply) =>
    answers++ === 0 ? undefined : ({ messageId: reply.messageId, ...refusal } as never),
  );
  const { view } = payout.cashier;
  await payout.confirm.click();
  await expect.poll(() => answers).toBe(1);
  await line.cut();
  await expect.poll(() => answers).toBe(2);
  await expect(payout.confirm).toBeEnabled();
  await payout.confirm.click();
  await expect.poll(() => answers).toBe(3);
  await expect(payout.confirm).toBeEnabled();
  await expect(view.getByText(/went wrong/)).toHaveCount(0);
  refusal = { status: 400, code: 'banking.confirmAttemptsExceeded', message: 'too many' };
  await payout.confirm.click();
  await expect.poll(() => answers).toBe(4);
  await expect(payout.confirm).toBeEnabled();
  await expect(view.getByText('Withdrawal cancelled')).toHaveCount(0);
  expect(new Set(line.sentOf(CONFIRM).map(({ messageId }) => messageId)).size).toBe(1);
  expect((await gateway.withdrawal()).status).toBe('accepted');
});
