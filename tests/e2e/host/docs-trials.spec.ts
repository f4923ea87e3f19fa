/** Each "Try it" of the site's reference pages (`npm run build:docs`) does what it says. A browser test, because the cashier runs in it. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test';
import { serveFolder } from '../kit/static-site';

const PAGES = ['settings', 'embedding', 'analytics', 'problems', 'errors'];
/** The longest wait is for a reply that never comes, 30 s, on a machine with other work. */
const WAIT = { timeout: 60_000 };

const buttons = (page: Page) => page.getByRole('button', { name: /^Try it: / });
const trialOf = (page: Page) => page.frameLocator('dialog iframe');

for (const name of PAGES)
  test(`${name}: each trial shows what it names`, async ({ page, complaints }) => {
    test.setTimeout(900_000);
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
      const { settings, payload } = JSON.parse(asked!) as Record<
        'settings' | 'payload',
        Record<string, unknown> | undefined
      >;
      if (payload && !('token' in payload)) {
        const said = trialOf(page).locator('#log [data-type=loaded] pre').first();
        expect(JSON.parse((await said.textContent())!)).toMatchObject({ payload });
      }
      if (settings) {
        const block = trialOf(page).frameLocator('iframe').locator('#cashier-settings');
        expect(JSON.parse((await block.textContent())!)).toMatchObject(settings);
      }
      await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    }
    expect(silent).toEqual([]);
    // Some trials break a policy on purpose.
    complaints.length = 0;
    await site.close();
  });

test('by keyboard, on a phone, in the dark: nothing for axe, nothing moves, and Escape leads back', async ({
  browser,
}, info) => {
  const site = await serveFolder('dist-docs', '/');
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const moved: number[] = Object.assign(window, { moved: [] }).moved;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.url}problems.html`);
  const button = page.getByRole('button', { name: 'Try it: player_unnamed' });
  await expect(button).toBeVisible();
  // The site's font moves a line end when it comes: Lighthouse shows that as 0.
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.001);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(trialOf(page).locator('#outcome')).toHaveText('player_unnamed has come.');
  await page.screenshot({ path: info.outputPath('trial.png') });
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await trialOf(page).getByRole('list', { name: 'Messages' }).press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await Promise.all([context.close(), site.close()]);
});

test('without scripts there is nothing to press', async ({ browser }) => {
  const site = await serveFolder('dist-docs', '/');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}settings.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(buttons(page)).toHaveCount(0);
  await Promise.all([context.close(), site.close()]);
});
