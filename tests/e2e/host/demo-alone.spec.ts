/**
 * The cashier without a server: static files below a path, with the network off. A browser test, because what stands in
 * for the gateway are the browser's own channels between pages, and its storage.
 */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fillJsonBlock } from '../../../sandbox/http/json-block';
import { SETTINGS } from '../../../tools/build/build-demo';
import { findJourneys } from '../../kit/journeys/find-journeys';
import { endPayment, makePayment } from '../../kit/journeys/journey';
import { AcquirerPage } from '../kit/acquirer-page';
import { expect, test } from '../kit/demo-page';
import { handsOn } from '../kit/playwright-hands';
import { serveFolder } from '../kit/static-site';
import { IBAN, withdraw } from '../kit/withdrawal-page';

const journeys = (await findJourneys()).filter(({ isMain }) => isMain);

for (const journey of journeys) {
  const { plugin, name, flow, country, currency } = journey;
  test(`${plugin}: ${name}, to its end`, { tag: '@engines' }, async ({ demo }) => {
    await demo.open({ country: country.toLowerCase(), currency, flow });
    const hands = handsOn(demo.cashier, journey, demo);
    await makePayment(hands, journey);
    await endPayment(hands, journey);
  });
}

test('the acquirer is a page of the demo, which the cashier hears of', { tag: '@engines' }, async ({ demo }) => {
  await demo.open({ country: 'de' });
  await demo.cashier.choose('PayPal');
  const acquirer = new AcquirerPage(await demo.cashier.pay('50'));
  await expect(acquirer.title).toHaveText(/^Pay 50.00 EUR/);
  await acquirer.payByCard('4000002760003184');
  await acquirer.confirm('123456');
  await expect(acquirer.title).toHaveText('Payment approved');
  await expect(demo.cashier.title).toHaveText('Deposit received');
});

test('a source by POST reaches its page, though static hosts take none', async ({ demo }) => {
  await demo.open({ country: 'de' });
  await demo.cashier.choose('Test card POST');
  const acquirer = new AcquirerPage(await demo.cashier.pay('50'));
  await expect(acquirer.title).toHaveText(/^Pay 50.00 EUR/);
  await acquirer.choose('Decline');
  await expect(acquirer.title).toHaveText('Payment failed');
  await expect(demo.cashier.title).toHaveText('Payment failed');
});

test('history and balance outlive a reload, and start over forgets them', { tag: '@engines' }, async ({ demo }) => {
  await demo.open({ country: 'de' });
  await demo.cashier.choose('PayPal');
  await demo.cashier.pay('50');
  await demo.end('deposit', 'pays');
  await expect(demo.cashier.title).toHaveText('Deposit received');
  await demo.page.reload();
  await expect(demo.payments).toHaveCount(1);
  // The page where the player was.
  await demo.cashier.button('Back to methods').click();
  await demo.cashier.button('Transactions').click();
  await expect(demo.cashier.view.locator('main').getByRole('listitem')).toContainText(['PayPal']);
  await demo.page.getByRole('button', { name: 'Start over' }).click();
  await expect(demo.payments).toHaveCount(0);
});

test('a withdrawal waits for the code that the panel shows', { tag: '@engines' }, async ({ demo }) => {
  const { cashier, payments } = demo;
  await demo.open({ country: 'de', flow: 'withdrawal' });
  await withdraw(cashier, '25', IBAN, 'Test payout with a code');
  await expect(payments.first()).toContainText('code 123456');
  await cashier.field('Code from the email').fill('123456');
  await cashier.button('Confirm').click();
  await expect(cashier.title).toHaveText('Request accepted');
  await expect(payments.first()).not.toContainText('123456');
});

test('what was said of the next payment happens to it, and not to the one after', async ({ demo, page }) => {
  await demo.open({ country: 'de' });
  await page.getByRole('combobox', { name: 'The next payment' }).selectOption('is declined: not enough money');
  await demo.cashier.choose('PayPal');
  await demo.cashier.pay('50');
  await expect(demo.cashier.title).toHaveText('Payment failed');
  await expect(demo.cashier.view.getByText('There was not enough money', { exact: false })).toBeVisible();
});

test(
  'a brand’s own test says from its page how a payment ends',
  { tag: '@engines' },
  async ({ demo, page, site }, info) => {
    const widgetUrl = `${site.url}widget/`;
    const payload = { token: 'demo-brand', currency: 'EUR', paymentGeo: 'DE', lang: 'en-US' };
    const folder = info.outputPath('brand');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'index.html'),
      `<!doctype html><title>Wallet</title><link rel="icon" href="data:," /><div id="cashier" style="height: 700px"></div>
    <script src="${widgetUrl}host-sdk.iife.js"></script>
    <script>Cashier.mountCashier(document.querySelector('#cashier'), ${JSON.stringify({ widgetUrl, payload, demo: true })})</script>`,
    );
    // Another origin than the demo's, as a brand's page has.
    const brand = await serveFolder(folder, '/');
    await page.route(`${brand.url}**`, (route) => route.continue());
    await page.goto(brand.url);
    await demo.cashier.choose('PayPal');
    await page.evaluate(() => window.cashierDemo!.next('decline', 'insufficient_funds'));
    await demo.cashier.pay('50');
    await expect(demo.cashier.title).toHaveText('Payment failed');
    await expect(demo.cashier.view.getByText('There was not enough money', { exact: false })).toBeVisible();
    await brand.close();
  },
);

test('on the narrowest phone nothing is cut off, and a payment that waits is one press away', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await demo.open({ country: 'de' });
  await demo.cashier.choose('PayPal');
  await demo.cashier.pay('50');
  await page.getByRole('link', { name: 'Gateway · 1' }).click();
  await expect(demo.payments.first().getByRole('button', { name: 'Approve PayPal' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('holds the product’s files as they are, and the product nothing of the demo', async () => {
  const files = await readdir('dist', { recursive: true, withFileTypes: true });
  const built = files.filter(
    (one) => one.isFile() && !/\.(br|gz)$|^\./.test(one.name) && !one.parentPath.includes('.vite'),
  );
  const changed: string[] = [];
  for (const { parentPath, name } of built) {
    const file = join(parentPath, name);
    const product = await readFile(file);
    const copy = await readFile(join('dist-demo/widget', relative('dist', file)));
    if (!product.equals(copy)) changed.push(name);
    expect(product.includes('gateway.demo.invalid') || product.includes('cashier-demo'), file).toBe(false);
  }
  // It has the demo's settings and one script more.
  expect(changed).toEqual(['index.html']);
  const page = await readFile('dist-demo/widget/index.html', 'utf8');
  const bare = page.replace(/<script src="..\/bridge.js"[^>]*><\/script>/, '');
  expect(bare).toBe(fillJsonBlock(await readFile('dist/index.html', 'utf8'), 'cashier-settings', SETTINGS));
});
