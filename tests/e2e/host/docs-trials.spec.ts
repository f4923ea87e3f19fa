/** Each "Try it" of the site's reference pages (`npm run build:docs`) does what it says. A browser test, because the cashier runs in it. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test';
import { serveFolder } from '../kit/static-site';

const PAGES = ['settings', 'embedding', 'problems', 'errors'];
/** What stops at first a cashier that is silent for six seconds, on a machine with other work. */
const WAIT = { timeout: 25_000 };

const buttons = (page: Page) => page.getByRole('button', { name: /^Try it: / });
const trialOf = (page: Page) => page.frameLocator('dialog iframe');

for (const name of PAGES)
  test(`${name}: each trial shows what it names`, async ({ page, complaints }) => {
    test.setTimeout(600_000);
    const site = await serveFolder('dist-docs', '/');
    await page.goto(`${site.url}${name}.html`);
    const all = await buttons(page).all();
    expect(all.length).toBeGreaterThan(15);
    const silent: string[] = [];
    for (const button of all) {
      await button.click();
      const outcome = trialOf(page).locator('#outcome');
      const came = await expect(outcome)
        .toHaveAttribute('data-state', 'done', WAIT)
        .then(
          () => true,
          () => false,
        );
      if (!came) silent.push(`${await button.getAttribute('aria-label')}: ${await outcome.textContent()}`);
      const asked = await page.locator('dialog iframe').getAttribute('data-trial');
      const { settings } = JSON.parse(asked!) as { settings?: object };
      if (settings) {
        const block = trialOf(page).frameLocator('iframe').locator('#cashier-settings');
        expect(JSON.parse((await block.textContent())!)).toMatchObject(settings);
      }
      await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    }
    expect(silent).toEqual([]);
    complaints.length = 0;
    await site.close();
  });
