/** The site as a reader has it (`npm run build:docs`): a deposit is paid in its first page. A browser test, because the cashier runs in it. */
import AxeBuilder from '@axe-core/playwright';
import { AcquirerPage } from '../kit/acquirer-page';
import { Cashier } from '../kit/cashier';
import { expect, test } from '../kit/test';
import { serveFolder } from '../kit/static-site';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const PAGES = ['index', 'start', 'gateway', 'test-data'];

test('the start page shows the cashier, and a deposit is paid in it', async ({ page }) => {
  const site = await serveFolder('dist-docs', '/');
  await page.goto(`${site.url}index.html`);
  const demo = page.frameLocator('iframe[title="The cashier in a brand’s page"]');
  const cashier = new Cashier(demo.frameLocator('iframe'));
  await cashier.choose('PayPal');
  const acquirer = new AcquirerPage(await cashier.pay('50'));
  await acquirer.choose('Approve');
  await expect(cashier.title).toHaveText('Deposit received');
  await site.close();
});

for (const [width, colorScheme] of [
  [360, 'light'],
  [1280, 'dark'],
] as const) {
  test(`its pages at ${width} px, ${colorScheme}: nothing sideways, nothing for axe, readable without scripts`, async ({
    browser,
  }) => {
    const site = await serveFolder('dist-docs', '/');
    const context = await browser.newContext({ viewport: { width, height: 740 }, colorScheme });
    const still = await browser.newContext({ javaScriptEnabled: false });
    const [page, plain] = [await context.newPage(), await still.newPage()];
    for (const name of PAGES) {
      await page.goto(`${site.url}${name}.html`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([]);
      await plain.goto(`${site.url}${name}.html`);
      await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await Promise.all([context.close(), still.close(), site.close()]);
  });
}
