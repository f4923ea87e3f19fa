/** A network that lets plain calls pass and no WebSocket: the player reads what helps, and no window stays empty. */
import { expect, test } from '../kit/test';

const SOCKET = /\/v4\/socket\.io/;
/** The channel's own limit is 20 s. */
const GIVEN_UP = { timeout: 30_000 };

test('accepted and silent: connecting, then what helps; no window, and the host hears of it once', async ({
  host,
  page,
}) => {
  // Never answered: the browser's line is open, and nothing comes.
  await page.routeWebSocket(SOCKET, () => undefined);
  const cashier = await host.openForm('Test card');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect(cashier.view.getByText('Connecting to the payment service…')).toBeVisible();
  await expect(cashier.view.getByText(/This network may be blocking payments/)).toBeVisible(GIVEN_UP);
  await expect(cashier.view.getByText('Connecting to the payment service…')).toHaveCount(0);
  await expect(cashier.view.getByText(/You are offline|No connection/)).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(1);
  await host.expectSent('onProblem', { code: 'channel_blocked' });
});

test('closed at once: what helps is said at once', async ({ host, page }) => {
  await page.routeWebSocket(SOCKET, (line) => line.close());
  const cashier = await host.openForm('Test card');
  await expect(cashier.view.getByText(/This network may be blocking payments/)).toBeVisible();
  await expect(cashier.payButton).toHaveAttribute('aria-disabled', 'true');
  await host.expectSent('onProblem', { code: 'channel_blocked' });
});

test('a channel that opens after the press: one deposit, no empty window, its page by a button', async ({
  host,
  page,
  gateway,
}) => {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.routeWebSocket(SOCKET, (line) => void opened.then(() => line.connectToServer()));
  const cashier = await host.openForm('Test card');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await expect(cashier.view.getByText('Connecting to the payment service…')).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  open();
  await expect(cashier.title).toHaveText('Waiting for payment');
  expect(page.context().pages()).toHaveLength(1);
  await gateway.deposit();
  const provider = page.context().waitForEvent('page');
  await cashier.view.getByRole('button', { name: /payment page|Continue/ }).click();
  await provider;
});
