/** The provider's page inside of the cashier: paid there, left by the player, refused by the provider. */
import type { FrameLocator, Page } from '@playwright/test';
import { CHALLENGE_CODE } from '../../../sandbox/provider/test-cards';
import type { CashierHandle } from '../../../src/host-sdk/types';
import type { Cashier } from '../kit/cashier';
import { fits } from '../kit/fits';
import { expect, heardOf, rungsOf, test as base } from '../kit/places';
import { IBAN, withdraw } from '../kit/withdrawal-page';

const test = base.extend<{ framed: Cashier }>({
  widgetUrl: async ({ site, sandbox }, use) =>
    use(
      await site.widget({
        settings: { apiUrl: sandbox.url, frameOrigins: ['http:'], languages: { ar: 'languages/ar.json' } },
        frameAncestors: ['*'],
      }),
    ),
  framed: async ({ goTo }, use) => {
    const cashier = await goTo({ name: 'a host' });
    await cashier.choose('Test card in a frame');
    await cashier.amount.fill('50');
    await use(cashier);
  },
});

const provider = (page: Page): FrameLocator =>
  page.frameLocator('#cashier iframe').frameLocator('iframe[title="Payment page"]');

const heading = (page: Page) => provider(page).getByRole('heading', { level: 1 });

const cover = (cashier: Cashier) => cashier.view.getByRole('main', { name: 'Payment page' });

test('a payment is confirmed and paid in the frame, which closes', async ({ framed, page, gateway }) => {
  await expect(framed.view.getByText("You will pay on the provider's secure page.", { exact: true })).toBeVisible();
  await framed.payButton.click();
  const inside = provider(page);
  await inside.getByRole('button', { name: '3-D Secure' }).click();
  // Amount and merchant stay in sight above the bank's page.
  const bar = cover(framed).getByRole('heading', { level: 1 });
  await expect(bar).toHaveText(/^€50.*localhost/);
  await expect(bar).toBeInViewport();
  expect(await inside.getByText('The code of this sandbox is').textContent()).toBeTruthy();
  await inside.getByLabel('One-time code').fill(CHALLENGE_CODE);
  await inside.getByRole('button', { name: 'Confirm' }).click();
  await expect(framed.title).toHaveText('Deposit received');
  await expect(cover(framed)).toHaveCount(0);
  expect(await rungsOf(page)).toEqual(['frame']);
  // Nothing was blocked: a window was not what the provider had asked for.
  expect(await stepsOf(page)).not.toContain('redirect_blocked');
  expect(page.context().pages()).toHaveLength(1);
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
});

test('in a language that runs from right to left, and 320 px: all of it fits, and the payment ends', async ({
  framed,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await framed.payButton.click();
  await page.evaluate(() => (window as unknown as { cashier: CashierHandle }).cashier.update({ lang: 'ar' }));
  const html = framed.view.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  const frame = framed.view.locator('main iframe');
  await fits(framed, frame);
  const [back] = await framed.view.getByRole('banner').getByRole('button').all();
  const [box, whole] = [await back!.boundingBox(), await html.boundingBox()];
  expect(box!.x + box!.width).toBeGreaterThan(whole!.x + whole!.width / 2);
  await frame.contentFrame().getByRole('button', { name: 'Approve' }).click();
  await expect(frame).toHaveCount(0);
  await expect(framed.title).toHaveText('وصل الإيداع');
});

test('a page that takes a POST is shown in the frame as well', async ({ framed, page, gateway }) => {
  await framed.back.click();
  await framed.choose('Test card in a frame by POST');
  await framed.amount.fill('50');
  await framed.payButton.click();
  await provider(page).getByRole('button', { name: 'Approve' }).click();
  await expect(framed.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
});

test('our return page closes the frame, also when the player has not paid', async ({ framed, page, gateway }) => {
  await framed.payButton.click();
  const inside = provider(page);
  await inside.getByRole('button', { name: 'Walk away' }).click();
  await inside.getByRole('link', { name: 'Return to shop' }).click();
  await expect(cover(framed)).toHaveCount(0);
  await expect(framed.title).toHaveText('Waiting for payment');
  await framed.button('Open payment page').click();
  await inside.getByRole('button', { name: 'Approve' }).click();
  await expect(framed.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
});

test('Back asks, and the same payment opens again and is paid once', async ({ framed, page, gateway }) => {
  await framed.payButton.click();
  await expect(heading(page)).toHaveText(/^Pay 50.00 EUR/);
  await expect(cover(framed).getByRole('heading', { level: 1 })).toBeFocused();
  await framed.back.click();
  await framed.button('Stay').click();
  await expect(heading(page)).toBeVisible();
  await framed.back.press('Escape');
  await framed.button('Leave').click();
  await expect(cover(framed)).toHaveCount(0);
  await expect(framed.title).toHaveText('Waiting for payment');
  await expect(framed.title).toBeFocused();
  await framed.button('Open payment page').click();
  await provider(page).getByRole('button', { name: 'Approve' }).click();
  await expect(framed.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
  expect((await heardOf(page)).filter((one) => one === 'onCreateTransaction')).toHaveLength(1);
});

test('a page that refuses the frame: after five seconds another way, and paid there', async ({
  framed,
  page,
  gateway,
}) => {
  await page.route('**/acquirer/*', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers: { ...headers, 'x-frame-options': 'DENY' } });
  });
  await framed.payButton.click();
  await expect(framed.view.getByText('Nothing to see', { exact: false })).toBeVisible();
  await page.unroute('**/acquirer/*');
  const opened = page.context().waitForEvent('page');
  await framed.button('Open it another way').click();
  await (await opened).getByRole('button', { name: 'Approve' }).click();
  await expect(framed.title).toHaveText('Deposit received');
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
});

test('the host’s page to which a provider returns closes the frame, and does not stand in it', async ({
  goTo,
  page,
  gateway,
}) => {
  const cashier = await goTo({ name: 'a host that leads the tab', redirect: true });
  await cashier.choose('Test card in a frame');
  await cashier.amount.fill('50');
  await cashier.payButton.click();
  await provider(page).getByRole('button', { name: 'Walk away' }).click();
  await provider(page).getByRole('link', { name: 'Return to shop' }).click();
  await expect(cover(cashier)).toHaveCount(0);
  await expect(cashier.title).toHaveText('Waiting for payment');
  await payAgain(cashier, page);
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
});

test('the answer to the create is lost: found after a reload, and paid in the frame', async ({
  framed,
  page,
  gateway,
}) => {
  await gateway.fault({ create: { dropReply: true } });
  await framed.payButton.click();
  await gateway.deposit();
  await gateway.heal();
  await page.reload();
  await payAgain(framed, page);
  expect(await rungsOf(page)).toEqual(['frame']);
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
});

test('a reload at the provider’s page: the same payment, in the frame again', async ({ framed, page, gateway }) => {
  await framed.payButton.click();
  await expect(heading(page)).toHaveText(/^Pay 50.00 EUR/);
  const { id } = await gateway.deposit();
  await page.reload();
  await payAgain(framed, page);
  expect(await gateway.deposit()).toMatchObject({ id, status: 'processed' });
});

test('the browser’s Back at the provider’s page: a page back there, then away and back to the payment', async ({
  framed,
  page,
  gateway,
}) => {
  await framed.payButton.click();
  await provider(page).getByRole('button', { name: '3-D Secure' }).click();
  await expect(provider(page).getByLabel('One-time code')).toBeVisible();
  const { id } = await gateway.deposit();
  // Playwright's own `goBack` waits for a page of the whole tab.
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(/^Pay 50.00 EUR/);
  await expect(cover(framed)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await payAgain(framed, page);
  expect(await gateway.deposit()).toMatchObject({ id, status: 'processed' });
});

test('where no window opens a withdrawal goes on in the frame, and to leave it speaks of no payment', async ({
  goTo,
  page,
  gateway,
}) => {
  await gateway.giveMoney('100', 'EUR');
  const cashier = await goTo({ name: 'a blocker', open: 'null' }, 'withdrawal');
  await expect(cashier.view.getByText('€100')).toBeVisible();
  await withdraw(cashier, '25', IBAN, 'Test payout on a page');
  await cashier.button('Open payment page').click();
  await cashier.view.getByRole('link', { name: 'Open payment page' }).click();
  await cashier.button('Open it another way').click();
  await expect(heading(page)).toBeVisible();
  expect(await rungsOf(page)).toEqual(['link', 'frame']);
  await cashier.back.click();
  const question = cashier.view.getByRole('dialog', { name: 'Leave the payment page?' });
  await expect(question).toBeVisible();
  await expect(question).not.toContainText('paid');
  await cashier.button('Leave').click();
  await expect(cashier.title).toHaveText('Request accepted');
  await gateway.act((await gateway.withdrawal()).id, 'approve');
  await expect(cashier.title).toHaveText('Withdrawal sent');
  expect(await gateway.withdrawal()).toMatchObject({ amount: '25', status: 'processed' });
});

/** From the payment's page, in the frame, to the end. */
async function payAgain(cashier: Cashier, page: Page): Promise<void> {
  await expect(cashier.title).toHaveText('Waiting for payment');
  await cashier.button('Open payment page').click();
  await provider(page).getByRole('button', { name: 'Approve' }).click();
  await expect(cashier.title).toHaveText('Deposit received');
}

const stepsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { name?: string }[] }).heard.map(({ name }) => name));
