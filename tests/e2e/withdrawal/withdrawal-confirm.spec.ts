/** A withdrawal that waits for the code from the player's e-mail. */
import { ONCE } from '../kit/engines';
import { WithdrawalPage } from '../kit/withdrawal-page';
import { expect, test as base } from '../kit/test';

const METHOD = 'Test payout with a code';

const test = base.extend<{ payout: WithdrawalPage; toConfirm: () => Promise<string> }>({
  payout: async ({ host, gateway }, use) => use(new WithdrawalPage(host, gateway)),
  /** Makes a withdrawal up to the page that asks for the code. Returns its id. */
  toConfirm: async ({ payout, gateway }, use) =>
    use(async () => {
      await payout.open('100');
      await payout.review(METHOD, '25');
      await payout.submit.click();
      await expect(payout.cashier.title).toHaveText('Enter the code');
      return (await gateway.withdrawal()).id;
    }),
});

test(
  'the right code: the host is notified once, and it goes on',
  { tag: ONCE },
  async ({ host, payout, gateway, toConfirm }) => {
    const id = await toConfirm();
    const { cashier } = payout;
    await expect(cashier.view.getByText(/enter the code that we have sent to \S+@\S+/)).toBeVisible();
    await expect(payout.code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await host.sent('onCreateTransaction')).toEqual([]);

    await payout.confirm.click();
    await expect(cashier.view.getByText('Enter the code', { exact: true }).nth(1)).toBeVisible();
    // Five wrong tries end the withdrawal: these are none, and are said before anything is sent.
    for (const text of ['anna@example.com', 'hunter2', '12']) {
      await payout.code.fill(text);
      await payout.confirm.click();
      await expect(payout.code).toHaveAccessibleDescription(/made of digits only/);
    }
    const code = await gateway.codeOf(id);
    await payout.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await payout.confirm.click();
    await expect(cashier.title).toHaveText('Request accepted');
    await host.expectSent('onCreateTransaction', { eventType: 'withdrawal', eventId: id });
    await gateway.act(id, 'approve');
    await expect(cashier.title).toHaveText('Withdrawal sent');
    await host.expectSent('onCreateTransaction', { eventId: id });
    expect(await gateway.balances()).toEqual({ EUR: 75 });
  },
);

test('a wrong code is marked on the field; five of them end the withdrawal', async ({ payout, gateway, toConfirm }) => {
  const id = await toConfirm();
  const { cashier } = payout;
  const code = await gateway.codeOf(id);
  for (let tries = 1; tries < 5; tries++) {
    await payout.code.fill(String((Number(code) + tries) % 1_000_000).padStart(6, '0'));
    await payout.confirm.click();
    await expect(payout.code).toHaveAccessibleDescription(/^This code is wrong/);
    await expect(payout.code).toHaveAttribute('aria-invalid', 'true');
  }
  await payout.code.fill(String((Number(code) + 5) % 1_000_000).padStart(6, '0'));
  await payout.confirm.click();
  await expect(cashier.title).toHaveText('Withdrawal cancelled');
  expect(await gateway.withdrawal()).toMatchObject({ status: 'mistaked' });
  expect(await gateway.balances()).toEqual({ EUR: 100 });
  await cashier.button('Back to methods').click();
  await expect(payout.balance).toContainText('€100');
  await expect(cashier.button('Enter the code')).toHaveCount(0);
});

test('an expired code, then a new one', async ({ payout, gateway }) => {
  await gateway.fault({ confirmation: { expiresInMs: 1500, resendInMs: 1000 } });
  await payout.open('100');
  await payout.review(METHOD, '25');
  await payout.submit.click();
  const { id } = await gateway.withdrawal().catch(async () => {
    await expect(payout.cashier.title).toHaveText('Enter the code');
    return gateway.withdrawal();
  });
  const late = await gateway.codeOf(id);
  await expect(payout.cashier.view.getByText(/^This code has expired/)).toBeVisible();
  await payout.code.fill(late);
  await payout.confirm.click();
  await expect(payout.code).toHaveAccessibleDescription(/^This code has expired/);

  await gateway.heal();
  await payout.cashier.button('Send a new code').click();
  await expect(payout.code).toHaveValue('');
  await expect(payout.cashier.view.getByRole('button', { name: /^New code in/ })).toBeDisabled();
  const fresh = await gateway.codeOf(id);
  expect(fresh).not.toBe(late);
  await payout.code.fill(fresh);
  await payout.confirm.click();
  await expect(payout.cashier.title).toHaveText('Request accepted');
});

test('after a reload it can still be confirmed, on the same page and from the list', async ({
  host,
  payout,
  gateway,
  toConfirm,
}) => {
  const id = await toConfirm();
  const kept = await (await host.frame()).evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('@');
  await host.page.reload();
  await expect(payout.code).toBeVisible();
  await payout.cashier.back.click();
  await payout.cashier.button('Enter the code').click();
  await expect(payout.cashier.view.getByText(/sent to your email/)).toBeVisible();
  await payout.code.fill(await gateway.codeOf(id));
  await payout.confirm.click();
  await expect(payout.cashier.title).toHaveText('Request accepted');
  await expect(payout.cashier.detail('Amount')).toHaveText('€25');
  await host.expectSent('onCreateTransaction', { eventId: id });
});
