/**
 * The quick deposit, by the packed SDK: a browser lays it out in a frame of 320 × 220 px, and says what is fetched.
 */
import type { Frame, Page } from '@playwright/test';
import type { CashierPayment } from '../../../src/host-sdk/events';
import { AcquirerPage } from '../kit/acquirer-page';
import type { Cashier } from '../kit/cashier';
import { fits } from '../kit/fits';
import { expect, test } from '../kit/host-test';
import type { SdkHost } from '../kit/sdk-host';

const GERMANY = { userId: '42', currency: 'EUR', paymentGeo: 'DE', lang: 'en' };
const QUICK = { ...GERMANY, view: 'quick' } as const;

/** Pays once with the whole cashier, so that the gateway has an account that paid last. */
async function payBefore(sdk: SdkHost, cashier: Cashier, token: string): Promise<void> {
  await sdk.mount({ ...GERMANY, token });
  await cashier.choose('Test card');
  await cashier.view.getByRole('checkbox', { name: /save/i }).check();
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  await leave(sdk, cashier);
}

/** Closed by the player: the next cashier begins at its first page. */
async function leave(sdk: SdkHost, cashier: Cashier): Promise<void> {
  await cashier.button('Close').click();
  await sdk.unmount();
}

async function resize(page: Page, width: number, height: number): Promise<void> {
  const style = `width: ${width}px; height: ${height}px`;
  await page.locator('#cashier').evaluate((it, text) => it.setAttribute('style', text), style);
}

const types = async (sdk: SdkHost) => (await sdk.heard()).map(({ messageType }) => messageType);
const hasRoom = (sdk: SdkHost) => expect.poll(() => types(sdk)).toContain('onExpand');

/** The scripts and styles that the cashier has fetched, with their size in the network, in bytes. */
async function codeOf(page: Page): Promise<Map<string, number>> {
  await page.waitForLoadState('networkidle');
  const frame = page.mainFrame().childFrames()[0] as Frame;
  const files = await frame.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ name, encodedBodySize }) => [name.replace(/.*\/|-[\w-]{8}(?=\.\w+$)/g, ''), encodedBodySize] as const),
  );
  return new Map(files);
}

test('the account that paid last pays again in a small frame, by Enter; other ways keep the amount', async ({
  sdk,
  cashier,
  token,
  page,
  gateway,
}) => {
  await payBefore(sdk, cashier, token);
  await resize(page, 320, 220);
  await sdk.mount({ ...QUICK, token });
  await expect(cashier.title).toHaveText('Test card');
  for (const part of [cashier.view.getByText('Visa •••• 4242'), cashier.amount, cashier.payButton])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(cashier.button('Other ways to pay')).toBeInViewport({ ratio: 1 });
  await cashier.amount.fill('60');
  await cashier.amount.press('Enter');
  await expect(cashier.title).toHaveText('Deposit received');
  await expect(cashier.title).toBeInViewport({ ratio: 1 });
  const deposits = await gateway.deposits();
  expect(deposits.map(({ amount }) => Number(amount))).toEqual(expect.arrayContaining([50, 60]));
  expect(deposits).toHaveLength(2);
  expect(await types(sdk)).not.toContain('onExpand');

  await cashier.button('Deposit').click();
  await cashier.amount.fill('70');
  await cashier.button('Other ways to pay').click();
  await hasRoom(sdk);
  await resize(page, 360, 640);
  await expect(cashier.headerTitle).toHaveText('Deposit method');
  await cashier.choose('Test counter');
  await expect(cashier.amount).toHaveValue('70');
  expect(await sdk.problems()).toEqual([]);
});

test('the legacy design and large text fit as well; the same payment from another page is asked about', async ({
  sdk,
  cashier,
  token,
  page,
  site,
  sandbox,
  gateway,
}) => {
  await payBefore(sdk, cashier, token);
  await resize(page, 320, 220);
  const settings = { apiUrl: sandbox.url, legacyCountries: ['de'] };
  const widgetUrl = await site.widget({ settings, frameAncestors: ['*'] });
  for (const options of [{}, { widgetUrl }]) {
    await sdk.mount({ ...QUICK, token }, options);
    await expect(cashier.amount).toBeVisible();
    const html = cashier.view.locator('html');
    await html.evaluate((it) => (it.style.fontSize = '200%'));
    for (const part of [cashier.amount, cashier.payButton, cashier.button('Other ways to pay')])
      await fits(cashier, part);
    await html.evaluate((it) => (it.style.fontSize = ''));
    await expect(cashier.payButton).toBeInViewport({ ratio: 1 });
    if ('widgetUrl' in options) break;
    await sdk.unmount();
  }
  await cashier.payButton.click();
  await expect(cashier.button('Make another deposit')).toBeVisible();
  expect(await gateway.deposits()).toHaveLength(1);
});

test('it fits from right to left, in the dark', async ({ sdk, cashier, token, page, site, sandbox }) => {
  await payBefore(sdk, cashier, token);
  await resize(page, 320, 220);
  const settings = { apiUrl: sandbox.url, languages: { ar: 'languages/ar.json' } };
  const widgetUrl = await site.widget({ settings, frameAncestors: ['*'] });
  await sdk.mount({ ...QUICK, token, lang: 'ar-EG', theme: 'dark' }, { widgetUrl });
  await expect(cashier.view.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(cashier.view.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const part of [cashier.view.getByRole('textbox'), cashier.view.locator('form button[type=submit]')])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('a refusal of the page stands in the small frame, and nothing is sent', async ({
  sdk,
  cashier,
  token,
  page,
  gateway,
}) => {
  await payBefore(sdk, cashier, token);
  await resize(page, 320, 220);
  await page.evaluate(
    (payload) => {
      const host = window as unknown as { mount(options: object): void; asked?: CashierPayment };
      const beforePayment = (payment: CashierPayment) => {
        host.asked = payment;
        return { refuse: 'Not during a game.' };
      };
      host.mount({ payload, beforePayment });
    },
    { ...QUICK, token },
  );
  await cashier.payButton.click();
  await expect(cashier.view.getByText('Not during a game.')).toBeInViewport({ ratio: 1 });
  const asked = await page.evaluate(() => (window as unknown as { asked: CashierPayment }).asked);
  expect(asked).toMatchObject({ method: 'test_card', amount: 50, accountId: expect.any(String) });
  expect(await gateway.deposits()).toHaveLength(1);
});

test('without a payment before, and for a page that needs room, it becomes a whole cashier', async ({
  sdk,
  cashier,
  token,
  page,
  gateway,
}) => {
  await resize(page, 320, 220);
  await sdk.mount({ ...QUICK, token });
  await expect(cashier.button('Deposit method')).toBeInViewport({ ratio: 1 });
  await cashier.button('Deposit method').click();
  await hasRoom(sdk);
  await resize(page, 360, 640);
  await cashier.choose('Test counter');
  await cashier.amount.fill('20');
  await cashier.button('Get the payment code').click();
  await gateway.end('deposit', 'pays');
  await expect(cashier.title).toHaveText('Deposit received');
  await leave(sdk, cashier);

  await resize(page, 320, 220);
  await sdk.mount({ ...QUICK, token });
  await expect(cashier.title).toHaveText('Test counter');
  const before = (await types(sdk)).filter((type) => type === 'onExpand').length;
  await cashier.button('Get the payment code').click();
  await expect.poll(async () => (await types(sdk)).filter((type) => type === 'onExpand').length).toBe(before + 1);
  await expect(cashier.close).toBeVisible();
});

test('it asks for the methods once, and besides 2 KB of its own for no code that a whole form does not', async ({
  sdk,
  cashier,
  token,
  page,
}) => {
  await payBefore(sdk, cashier, token);
  await sdk.mount({ ...GERMANY, token });
  await cashier.choose('Test card');
  await expect(cashier.amount).toBeVisible();
  const whole = await codeOf(page);
  await leave(sdk, cashier);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await sdk.mount({ ...QUICK, token });
  await expect(cashier.amount).toBeVisible();
  const quick = await codeOf(page);
  const own = [...quick].filter(([name]) => !whole.has(name));
  for (const [name] of own) expect(name).toMatch(/quick/);
  const sum = (files: Iterable<[string, number]>) => [...files].reduce((all, [, size]) => all + size, 0);
  expect(sum(own)).toBeLessThan(2000);
  expect(sum(quick)).toBeLessThanOrEqual(sum(whole));
  expect(requested.filter((url) => url.includes('/payment-methods'))).toHaveLength(1);
  expect(requested.filter((url) => url.includes('/icons/'))).toEqual([expect.stringContaining('test-card')]);
});
