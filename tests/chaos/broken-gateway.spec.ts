/**
 * The cashier at a gateway that breaks one rule of the conformance suite. Whichever rule it is: one press is one key, the
 * page shows what was typed, no paid payment is called failed, and a payment that was made is found again. What the
 * cashier can't guarantee is in docs/gateway.md.
 *
 * The full run breaks every rule in both flows; the short one only those that the cashier must handle.
 */
import { expect, test } from '../e2e/kit/test';
import { WithdrawalPage } from '../e2e/kit/withdrawal-page';
import { isMadeTwice, isSameLine, rulesOf } from './kit/broken-rules';

test.afterEach(({ sandbox }) => sandbox.breaks.set(null));

for (const rule of rulesOf('deposit')) {
  test(`deposit, ${rule}`, async ({ host, gateway, line, sandbox, page }) => {
    sandbox.breaks.set(rule);
    const cashier = await host.openForm('Test card');
    await cashier.amount.fill('50');
    const isLost = line.loseNext('BANKING:deposit-create');
    await cashier.payButton.dblclick();
    await isLost;
    if (!isSameLine(rule)) await line.cut();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await expect(cashier.detail('Amount')).toContainText('€50');
    const reference = (await cashier.detail('Reference number').textContent())!;

    await page.reload();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await expect(cashier.detail('Reference number')).toHaveText(reference);
    const deposits = await gateway.deposits();
    expect(deposits).toHaveLength(isMadeTwice('deposit', rule) ? 2 : 1);
    await gateway.act(deposits.find(({ id }) => reference.includes(id))!.id, 'approve');
    await expect(cashier.title).toHaveText('Deposit received');
    await page.reload();
    await expect(cashier.title).toHaveText('Deposit received');
    await expect(cashier.detail('Amount')).toContainText('€50');

    expect(line.creates).toHaveLength(1);
    expect(await gateway.balances()).toEqual({ EUR: 50 });
    const told = (await host.sent('onTransactionStatus')).map(({ status }) => status);
    expect(told).not.toContain('mistaked');
  });
}

for (const rule of rulesOf('withdrawal')) {
  test(`withdrawal, ${rule}`, async ({ host, gateway, line, sandbox, page }) => {
    const payout = new WithdrawalPage(host, gateway);
    const { cashier } = payout;
    sandbox.breaks.set(rule);
    await payout.open('100');
    await payout.review('Test payout', '25');
    const isLost = line.loseNext('BANKING:withdrawal-create');
    await payout.submit.dblclick();
    await isLost;
    if (!isSameLine(rule)) await line.cut();
    await expect(cashier.title).toHaveText('Request accepted');
    await expect(cashier.detail('Amount')).toContainText('€25');
    if (rule === 'withdrawal.id') {
      // Without an id the withdrawal can't be followed; the page shows the request's own number instead.
      await expect(cashier.detail('Request number')).toContainText(line.creates[0]!);
      expect(line.creates).toHaveLength(1);
      return;
    }
    const reference = (await cashier.detail('Reference number').textContent())!;

    await page.reload();
    await expect(cashier.title).toHaveText('Request accepted');
    await expect(cashier.detail('Reference number')).toHaveText(reference);
    const withdrawals = await gateway.withdrawals();
    expect(withdrawals).toHaveLength(isMadeTwice('withdrawal', rule) ? 2 : 1);
    await gateway.act(withdrawals.find(({ id }) => reference.includes(id))!.id, 'approve');
    await expect(cashier.title).toHaveText('Withdrawal sent');
    await expect(cashier.detail('Amount')).toContainText('€25');

    expect(line.creates).toHaveLength(1);
    const told = (await host.sent('onTransactionStatus')).map(({ status }) => status);
    expect(told).not.toContain('mistaked');
  });
}

test('without a list there is nothing to pay', async ({ host, gateway, sandbox }) => {
  const { cashier } = host;
  sandbox.breaks.set('list.offers');
  await host.open({ country: 'de' });
  await expect(cashier.title).toHaveText('There are no payment methods available for this region');
  sandbox.breaks.set('list.body');
  await host.open({ country: 'de' });
  await expect(cashier.title).toHaveText('Error occurred');
  sandbox.breaks.set('list.withdrawals');
  await host.open({ country: 'de', flow: 'withdrawal' });
  await expect(cashier.title).toHaveText('Error occurred');
  expect(await gateway.deposits()).toEqual([]);
});

test('without a channel nothing can be sent, and the page says so', async ({ host, gateway, line, sandbox }) => {
  sandbox.breaks.set('list.connect');
  const cashier = await host.openForm('Test card');
  await expect(cashier.view.getByText(/^No connection\./)).toBeVisible();
  await cashier.amount.fill('50');
  await expect(cashier.payButton).toBeDisabled();
  await expect(cashier.payButton).toHaveCSS('opacity', '0.5');

  sandbox.breaks.set(null);
  await cashier.pay('50');
  await expect(cashier.title).toHaveText('Waiting for payment');
  expect(line.creates).toHaveLength(1);
  await gateway.deposit();
});
