/** The provider's page inside of the cashier: paid there, left by the player, refused by the provider. */
import type { FrameLocator, Page } from '@playwright/test';
import { CHALLENGE_CODE } from '../../../sandbox/provider/test-cards';
import type { Cashier } from '../kit/cashier';
import { expect, heardOf, rungsOf, test as base } from '../kit/places';

const test = base.extend<{ framed: Cashier }>({
  widgetUrl: async ({ site, sandbox }, use) =>
    use(
      await site.widget({
        settings: { apiUrl: sandbox.url, frameOrigins: [sandbox.url.replace('localhost', '127.0.0.1')] },
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

const cover = (cashier: Cashier) => cashier.view.getByRole('main', { name: 'Payment page' });

test('a payment is confirmed and paid in the frame, which closes', async ({ framed, page, gateway }) => {
  await framed.payButton.click();
  const inside = provider(page);
  await inside.getByRole('button', { name: '3-D Secure' }).click();
  // Amount and merchant stay in sight above the bank's page.
  const heading = cover(framed).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^€50.*localhost/);
  await expect(heading).toBeInViewport();
  expect(await inside.getByText('The code of this sandbox is').textContent()).toBeTruthy();
  await inside.getByLabel('One-time code').fill(CHALLENGE_CODE);
  await inside.getByRole('button', { name: 'Confirm' }).click();
  await expect(framed.title).toHaveText('Deposit received');
  await expect(cover(framed)).toHaveCount(0);
  expect(await rungsOf(page)).toEqual(['frame']);
  expect(page.context().pages()).toHaveLength(1);
  expect(await gateway.deposit()).toMatchObject({ status: 'processed' });
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
  await expect(provider(page).getByRole('heading', { level: 1 })).toHaveText(/^Pay 50.00 EUR/);
  await expect(cover(framed).getByRole('heading', { level: 1 })).toBeFocused();
  await framed.back.click();
  await framed.button('Stay').click();
  await expect(provider(page).getByRole('heading', { level: 1 })).toBeVisible();
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
