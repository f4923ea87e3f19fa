/** Several cashiers of one player, in frames of a page or in tabs: what one has begun, the other neither forgets nor repeats. */
import type { Cashier } from '../kit/cashier';
import { expect, test as base } from '../kit/test';
import { TwoFrames } from '../kit/two-frames';
import { withdraw } from '../kit/withdrawal-page';

/** Longer than a request waits for its answer. */
const GOES_ON = { timeout: 45_000 };
const dialog = ({ view }: Cashier) => view.getByRole('dialog');

const test = base.extend<{ frames: TwoFrames; player: object }>({
  frames: async ({ page, sandbox }, use) => use(new TwoFrames(page, sandbox.hostUrl, sandbox.url)),
  player: async ({ token }, use) =>
    use({ token, userId: `id-${token}`, currency: 'EUR', paymentGeo: 'DE', lang: 'en' }),
});

async function fillDeposit(cashier: Cashier, amount: string): Promise<void> {
  await cashier.choose('Test card');
  await cashier.amount.fill(amount);
}

test('a lost deposit is not forgotten when the other frame pays out; each opens on its own page again', async ({
  frames,
  player,
  gateway,
  line,
}) => {
  await gateway.giveMoney('100', 'EUR');
  const { first, second } = frames;
  await frames.open(player, '/deposit', '/withdrawal');
  line.lose('BANKING:deposit-create');
  await fillDeposit(first, '50');
  await first.payButton.click();
  await expect(first.view.getByText(/^We are checking your payment/)).toBeVisible(GOES_ON);
  await withdraw(second, '25');
  await expect(second.title).toHaveText('Request accepted');

  await frames.open(player, '/deposit', '/withdrawal');
  await expect(first.title).toHaveText('Waiting for payment', GOES_ON);
  await expect(second.title).toHaveText('Request accepted');
  // The money that the test gave is a deposit as well.
  const [{ id } = { id: '' }, ...others] = (await gateway.deposits()).filter(({ pluginId }) => pluginId !== 'sandbox');
  expect(others).toEqual([]);
  await expect(first.detail('Reference number')).toContainText(id);
  await gateway.act(id, 'approve');
  await expect(first.title).toHaveText('Deposit received');
  await expect(second.title).toHaveText('Request accepted');
  await gateway.withdrawal();
  expect(line.creates).toHaveLength(2);
  expect(await gateway.balances()).toEqual({ EUR: 125 });
});

for (const hasList of [true, false]) {
  test(`the same wish in the other frame, ${hasList ? 'with' : 'without'} a list: the same payment, or asked about`, async ({
    frames,
    player,
    gateway,
    line,
  }) => {
    const { first, second } = frames;
    if (!hasList) line.forget('BANKING:transactions-list');
    await frames.open(player, '/deposit', '/deposit');
    await fillDeposit(first, '50');
    await fillDeposit(second, '50');
    line.lose('BANKING:deposit-create');
    await first.payButton.click();
    await expect.poll(async () => (await gateway.deposits()).length).toBe(1);
    await second.payButton.click();
    const checking = second.view.getByText(/^We are checking your payment/);
    const found = second.title.filter({ hasText: 'Waiting for payment' });
    await expect(dialog(second).or(checking).or(found).first()).toBeVisible(GOES_ON);
    line.heal('BANKING:deposit-create');
    await expect(first.title).toHaveText('Waiting for payment', GOES_ON);
    expect(line.creates).toHaveLength(1);
    await gateway.deposit();
  });
}

test('tabs that can’t hear each other: a second withdrawal by the method is asked about, and made on purpose alone', async ({
  host,
  page,
  gateway,
}) => {
  await page.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await gateway.giveMoney('100', 'EUR');
  await host.open({ country: 'de', flow: 'withdrawal' });
  const tab = host.inTab(await page.context().newPage());
  await tab.open({ country: 'de', flow: 'withdrawal' });
  await host.page.bringToFront();
  await withdraw(host.cashier, '25');
  await expect(host.cashier.title).toHaveText('Request accepted');

  await tab.page.bringToFront();
  const second = tab.cashier;
  expect(await (await tab.frame()).evaluate(() => 'BroadcastChannel' in window)).toBe(false);
  await withdraw(second, '25');
  await expect(dialog(second)).toContainText('Your withdrawal of €25');
  await dialog(second).getByRole('button', { name: 'Cancel' }).click();
  await gateway.withdrawal();
  await second.button('Withdraw').click();
  await dialog(second).getByRole('button', { name: 'Make another withdrawal' }).click();
  await expect(second.title).toHaveText('Request accepted');
  expect(await gateway.withdrawals()).toHaveLength(2);
  expect(await gateway.balances()).toEqual({ EUR: 50 });
});
