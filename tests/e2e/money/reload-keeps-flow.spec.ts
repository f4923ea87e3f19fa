/** After a reload the player is where money goes the same way, with the same ways on. */
import type { Gateway } from '../kit/gateway';
import type { HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

/** On the form of a withdrawal; `reload` loads the cashier's document anew. */
async function onForm(host: HostPage, gateway: Gateway, design: 'current' | 'legacy') {
  const payout = new WithdrawalPage(host, gateway);
  await payout.open('100', { design });
  await payout.cashier.choose('Test payout');
  await expect(payout.cashier.field('IBAN')).toBeVisible();
  const reload = async () => {
    const frame = await host.frame();
    await frame.evaluate(() => location.reload()).catch(() => undefined);
  };
  return { cashier: payout.cashier, reload };
}

const LIST = /withdrawal-methods/;
const refused = { status: 500, body: '{}', headers: { 'Access-Control-Allow-Origin': '*' } };

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: a withdrawal’s form whose list fails once comes to the withdrawals, not to the deposits`, async ({
    host,
    gateway,
    page,
  }) => {
    const { cashier, reload } = await onForm(host, gateway, design);
    let left = 1;
    await page.route(LIST, (route) => (left-- > 0 ? route.fulfill(refused) : route.continue()));
    await reload();
    await expect(cashier.view.getByText('Test payout', { exact: true }).first()).toBeVisible();
    await expect(cashier.view.getByText(/^Deposit/)).toHaveCount(0);
  });

  test(`${design}: a withdrawal’s form whose list is slow looks for no payment; Back leads to the withdrawals`, async ({
    host,
    gateway,
    page,
  }) => {
    const { cashier, reload } = await onForm(host, gateway, design);
    let goOn!: () => void;
    const isHeld = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(LIST, (route) => void isHeld.then(() => route.continue()));
    await reload();
    await expect(cashier.title).toHaveText('Loading payment methods');
    await cashier.button('Back to methods').click();
    goOn();
    await expect(cashier.tile('Test payout')).toBeVisible();
    await expect(cashier.view.getByText(/^Deposit/)).toHaveCount(0);
  });

  test(`${design}: a refusal after a reload offers the same ways on as without one`, async ({
    host,
    gateway,
    page,
  }) => {
    const cashier = await host.openForm('Test card', { design });
    await cashier.pay('50');
    const { id } = await gateway.deposit();
    await page.reload();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await gateway.act(id, 'decline');
    await expect(cashier.title).toHaveText('Payment failed');
    await expect(cashier.button('Try again')).toBeVisible();
    await expect(cashier.view.getByText('Other ways to pay')).toBeVisible();
    await expect(cashier.view.getByText('Test card', { exact: true }).first()).toBeVisible();
  });
}
