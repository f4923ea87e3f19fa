/** In an app's web view: no iframe, no parent, no windows. */
import { inEngines } from '../kit/engines';
import { AcquirerPage } from '../kit/acquirer-page';
import { NativeView } from '../kit/native-view';
import { expect, test } from '../kit/test';

const germany = { currency: 'EUR', paymentGeo: 'DE', lang: 'en-US' };

for (const platform of ['ios', 'android'] as const) {
  test(
    `${platform}: a deposit, paid in the app's own browser`,
    { tag: inEngines('native') },
    async ({ page, context, sandbox, token, gateway }) => {
      const view = new NativeView(page);
      const asked = page.waitForRequest(/payment-methods/);
      const data = { ...germany, token, platform, theme: 'light' };
      await view.open(platform, `${sandbox.url}/`, platform === 'ios' ? data : JSON.stringify(data));
      const query = new URL((await asked).url()).searchParams;
      expect([query.get('isNative'), query.get('platform')]).toEqual(['true', platform]);
      await expect.poll(() => view.types()).toEqual(['Loaded', 'FullLoaded']);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      const { cashier } = view;
      await cashier.choose('Test card');
      await cashier.amount.fill('50');
      await cashier.payButton.click();
      await expect(cashier.title).toHaveText('Waiting for payment');
      const { id } = await gateway.deposit();
      await expect
        .poll(() => view.types())
        .toEqual(['Loaded', 'FullLoaded', 'openExtBrowser', 'onCreateTransaction', 'onTransactionStatus']);
      expect(context.pages()).toHaveLength(1);
      const [opened] = await view.sent('openExtBrowser');
      expect(await view.sent('onCreateTransaction')).toEqual([
        { messageType: 'onCreateTransaction', eventType: 'deposit', eventId: id },
      ]);

      const browser = await context.newPage();
      await browser.goto(String(opened?.['url']));
      await new AcquirerPage(browser).choose('Approve');
      await expect(cashier.title).toHaveText('Deposit received');
    },
  );
}

for (const platform of ['ios', 'android'] as const) {
  for (const label of ['Test card', 'Test card POST']) {
    test(`${platform}, ${label}: the page that was closed in the app's browser is opened a second time`, async ({
      page,
      context,
      sandbox,
      token,
      gateway,
    }) => {
      const view = new NativeView(page);
      await view.open(platform, `${sandbox.url}/`, { ...germany, token, platform });
      const { cashier } = view;
      await cashier.choose(label);
      await cashier.amount.fill('50');
      await cashier.payButton.click();
      await expect(cashier.title).toHaveText('Waiting for payment');
      const again = cashier.button('Open payment page');
      await expect(again).toBeVisible();
      const opened = async () => (await view.sent('openExtBrowser')).map(({ url }) => String(url));
      await expect.poll(opened).toHaveLength(1);

      // The app does not report that its browser was closed, so the button stays and can be used again and again.
      for (const times of [2, 3]) {
        const browser = await context.newPage();
        await browser.goto((await opened()).at(-1)!);
        if (label.endsWith('POST')) await browser.getByRole('button', { name: 'Open payment page' }).click();
        await expect(new AcquirerPage(browser).title).toHaveText(/^Pay 50.00 EUR/);
        await browser.close();
        await again.click();
        await expect.poll(opened).toHaveLength(times);
      }
      expect(new Set(await opened()).size).toBe(1);
      const browser = await context.newPage();
      await browser.goto((await opened()).at(-1)!);
      if (label.endsWith('POST')) await browser.getByRole('button', { name: 'Open payment page' }).click();
      await new AcquirerPage(browser).choose('Approve');
      await expect(cashier.title).toHaveText('Deposit received');
      await expect(again).toHaveCount(0);
      const { id } = await gateway.deposit();
      expect(await view.sent('onCreateTransaction')).toEqual([
        { messageType: 'onCreateTransaction', eventType: 'deposit', eventId: id },
      ]);
    });
  }
}

test('a source by POST: the app gets an address that the form page sends on at a press', async ({
  page,
  context,
  sandbox,
  token,
}) => {
  const view = new NativeView(page);
  await view.open('ios', `${sandbox.url}/`, { ...germany, token, platform: 'ios' });
  await view.cashier.choose('Test card POST');
  await view.cashier.amount.fill('50');
  await view.cashier.payButton.click();
  await expect.poll(() => view.sent('openExtBrowser')).toHaveLength(1);
  const url = String((await view.sent('openExtBrowser'))[0]?.['url']);

  // The app's browser is not its web view: it has neither the bridge nor the app's data.
  const browser = await context.newPage();
  await browser.goto(url);
  await expect(browser).toHaveURL(/#\/form$/);
  await expect(browser.getByRole('heading', { level: 1 })).toHaveText(/^Continue to 127\.0\.0\.1:\d+\?$/);
  await browser.getByRole('button', { name: 'Open payment page' }).click();
  const acquirer = new AcquirerPage(browser);
  await expect(acquirer.title).toHaveText(/^Pay 50.00 EUR/);
  await acquirer.choose('Decline');
  await expect(view.cashier.title).toHaveText('Payment failed');
});

test(
  'data that comes late is taken, and the app can go back',
  { tag: inEngines('native') },
  async ({ page, sandbox, token }) => {
    const view = new NativeView(page);
    await view.open('android', `${sandbox.url}/`);
    await expect.poll(() => view.types()).toEqual(['Loaded']);
    await page.evaluate((data) => Object.assign(window, { billingUserData: data }), {
      ...germany,
      token,
      platform: 'android',
    });
    await view.cashier.choose('Test card');
    await view.post({ type: 'onSwipeBack' });
    await expect(view.cashier.headerTitle).toHaveText('Deposit method');
    await view.cashier.close.click();
    await expect.poll(() => view.types()).toEqual(['Loaded', 'FullLoaded', 'onClose']);
  },
);

for (const platform of ['ios', 'android'] as const) {
  test(`${platform}: no data for 5 s is reported to the app`, async ({ page, sandbox }) => {
    await page.clock.install();
    const view = new NativeView(page);
    await view.open(platform, `${sandbox.url}/`);
    await expect.poll(() => view.types()).toEqual(['Loaded']);
    await page.clock.runFor(2000);
    expect(await view.types()).toEqual(['Loaded']);
    await page.clock.runFor(3500);
    await expect
      .poll(() => view.messages())
      .toContainEqual({
        messageType: 'onInitError',
        message: "Can't find a property in window",
      });
    expect(await view.sent('onInitError')).toHaveLength(1);
  });
}
