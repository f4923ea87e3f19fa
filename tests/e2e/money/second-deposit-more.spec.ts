/** Locks and outages, and what a withdrawal or a bonus costs the player: through the real gateway and its database. */
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

const CREATE = 'BANKING:deposit-create';

test('a create refused because its flow is closed leads to the lock; what was typed is there afterwards', async ({
  host,
  gateway,
}) => {
  await host.open({ country: 'br' });
  const { cashier } = host;
  await cashier.choose('Nubank');
  await cashier.field('CPF').pressSequentially('52998224725');
  await cashier.amount.fill('150');
  const refuse = { status: 403, code: 'banking.flowLocked', message: 'closed' };
  await gateway.fault({ calls: { [CREATE]: { refuse } } });
  await cashier.payButton.click();
  await expect(cashier.title).toHaveText('Not available right now');
  expect(await gateway.deposits()).toEqual([]);

  await gateway.fault({ calls: {} });
  await cashier.button('Check again').click();
  await cashier.choose('Nubank');
  await expect(cashier.amount).toHaveValue('150');
  await expect(cashier.field('CPF')).toHaveValue('529.982.247-25');
});

test('a lock that comes before the channel is open is known when it opens', async ({ host, gateway }) => {
  let openChannel = () => {};
  const mayOpen = new Promise<void>((resolve) => (openChannel = resolve));
  await host.page.routeWebSocket(/socket\.io/, async (socket) => {
    await mayOpen;
    socket.connectToServer();
  });
  await host.open({ country: 'de' });
  await host.cashier.expectOwnList();
  await gateway.changeStanding({ locks: [{ flow: 'deposit', reason: 'cool_off' }] });
  await expect(host.cashier.tile('Test card')).toBeVisible();
  openChannel();
  await expect(host.cashier.title).toHaveText('You are taking a break');
});

test('a lock that ends while it is looked at gives the list back, without a push', async ({ host, gateway }) => {
  const until = new Date(Date.now() + 6000).toISOString();
  await gateway.changeStanding({ locks: [{ flow: 'deposit', reason: 'cool_off', until }] });
  await host.open({ country: 'de' });
  await expect(host.cashier.title).toHaveText('You are taking a break');
  await expect(host.cashier.view.getByText(/Until .*\d/)).toBeVisible();
  await expect(host.cashier.tile('Test card')).toBeVisible();
});

test('a lock that outlives its time names it no more, and can be asked about', async ({ host, page }) => {
  const lock = { flow: 'deposit', reason: 'cool_off', until: '2020-05-04T12:00:00Z' };
  // The channel sends nothing, so that only the list says that the player is locked.
  await page.routeWebSocket(/socket\.io/, () => undefined);
  let isLocked = true;
  let asked = 0;
  await page.route('**/v4/banking/payment-methods?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: isLocked ? { ...body, locks: [lock] } : body });
    asked += 1;
  });
  await host.open({ country: 'de' });
  await expect(host.cashier.title).toHaveText('You are taking a break');
  await expect(host.cashier.view.getByText(/2020/)).toHaveCount(0);
  // The list is requested again once automatically, and not repeatedly.
  await expect.poll(() => asked).toBe(2);
  await expect(host.cashier.button('Check again')).toBeEnabled();
  isLocked = false;
  await host.cashier.button('Check again').click();
  await expect(host.cashier.tile('Test card')).toBeVisible();
});

test('a method that is still down after its time names the time no more', async ({ host, page }) => {
  const until = { de_paypal: '2020-05-04T12:00:00Z', de_klarna: '2099-05-04T12:00:00Z' };
  await page.route('**/v4/banking/payment-methods?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { name: string }[] };
    const data = body.data.map((method) =>
      method.name in until
        ? { ...method, state: { level: 'down', until: until[method.name as keyof typeof until] } }
        : method,
    );
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await host.open({ country: 'de' });
  await host.cashier.expectOwnList();
  await expect(host.cashier.tile('Pay now with Klarna')).toContainText('2099');
  await expect(host.cashier.tile('PayPal')).toContainText('Not working right now');
  await expect(host.cashier.tile('PayPal')).not.toContainText('2020');
});

test('a withdrawal that takes a bonus away says so, and asks before it is made', async ({ host, gateway }) => {
  await gateway.changeStanding({ forfeit: { amount: 15 } });
  const payout = new WithdrawalPage(host, gateway);
  const { cashier } = payout;
  await payout.open('100');
  await payout.review('Test payout', '25');
  await expect(cashier.view.getByText(/You lose €15/)).toBeVisible();
  await payout.submit.click();
  const dialog = cashier.view.getByRole('dialog', { name: 'Your bonus ends with this withdrawal' });
  await dialog.getByRole('button', { name: 'Keep the bonus' }).click();
  await expect(dialog).toBeHidden();
  expect(await gateway.withdrawals()).toEqual([]);

  await payout.submit.click();
  await dialog.getByRole('button', { name: 'Withdraw and lose the bonus' }).click();
  await expect(cashier.title).toHaveText('Request accepted');
  expect(await gateway.withdrawal()).toMatchObject({ amount: '25', status: 'accepted' });
});

test('the terms of a bonus stand beside its switch', async ({ host }) => {
  const cashier = await host.openForm('Test card', { bonus: 'deposit' });
  const bonus = cashier.view.getByRole('switch');
  await expect(bonus).toHaveAccessibleDescription(/For deposits from .* · Wager it 30 times before you withdraw\./);
});

test('a second answer that comes late does not take the place of the first payment’s page', async ({
  host,
  gateway,
  line,
}) => {
  const { cashier } = host;
  const pay = async (amount: string) => {
    await cashier.choose('Pix');
    await cashier.amount.fill(amount);
    await cashier.field('CPF').fill('52998224725');
    await cashier.button('Generate Pix code').click();
  };
  const answered = new Set<string>();
  line.change(CREATE, (reply) => (answered.has(reply.messageId) ? reply : undefined));
  await host.open({ country: 'br' });
  await pay('150');
  await expect.poll(() => line.creates.length).toBe(1);
  await cashier.back.click();
  await pay('160');
  await cashier.view.getByRole('dialog').getByRole('button', { name: 'Make another deposit' }).click();
  await expect.poll(() => line.creates.length).toBe(2);
  const [first, second] = line.creates;
  await cashier.back.click();
  await pay('150');
  answered.add(first!);
  await line.cut();
  await expect(cashier.title).toHaveText('Pay R$150 with Pix', { timeout: 40_000 });
  answered.add(second!);
  await line.cut();
  await expect.poll(async () => (await host.sent('onCreateTransaction')).length, { timeout: 30_000 }).toBe(2);
  await expect(cashier.title).toHaveText('Pay R$150 with Pix');
  const deposits = await gateway.deposits();
  await gateway.act(deposits.find(({ amount }) => Number(amount) === 160)!.id, 'decline');
  await expect.poll(async () => (await host.sent('onTransactionStatus')).at(-1)?.['status']).toBe('mistaked');
  await expect(cashier.title).toHaveText('Pay R$150 with Pix');
});
