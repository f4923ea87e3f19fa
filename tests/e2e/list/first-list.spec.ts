/** The list before the application: shown by the first script, while the rest is still on a slow line. */
import type { Page } from '@playwright/test';
import { holdApplication } from '../kit/hold-application';
import type { HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';

test('the list is there and the host is notified once, before the application has come', async ({ page, host }) => {
  const release = await holdApplication(page);
  await host.open();
  const { cashier } = host;
  await expect(cashier.tile('NEFT')).toBeVisible();
  await expect(cashier.headerTitle).toHaveText('Deposit method');
  await expect.poll(() => typesOf(host)).toEqual(['Loaded', 'FullLoaded']);
  await expect(cashier.firstList).toHaveCount(1);
  const early = await looksOf(page);

  release();
  await expect(cashier.firstList).toHaveCount(0);
  await expect(cashier.tile('NEFT')).toBeVisible();
  expect(await looksOf(page)).toEqual(expect.arrayContaining(early));
  expect(await typesOf(host)).toEqual(['Loaded', 'FullLoaded']);
});

test('the host is notified once, also when the methods come while the screens are still on their way', async ({
  page,
  host,
}) => {
  const release = await holdApplication(page, 'renderer');
  let answer!: () => void;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/payment-methods\?/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await host.open();
  const { cashier } = host;
  // Wait until the application runs.
  await expect.poll(async () => (await host.frame()).evaluate(() => 'cashier' in window)).toBe(true);
  answer();
  await expect(cashier.tile('NEFT')).toBeVisible();
  await expect.poll(() => typesOf(host)).toEqual(['Loaded', 'FullLoaded']);
  release();
  await expect(cashier.firstList).toHaveCount(0);
  await cashier.choose('NEFT');
  expect(await typesOf(host)).toEqual(['Loaded', 'FullLoaded']);
});

test('React takes over the very elements that were painted', async ({ page, host }) => {
  const release = await holdApplication(page);
  await host.open({ country: 'de' });
  const { cashier } = host;
  await expect(cashier.tile('PayPal')).toBeVisible();
  const frame = await host.frame();
  await frame.evaluate(() => Object.assign(window, { painted: [...document.querySelectorAll('#root *')] }));
  const gone = (selector: string) =>
    frame.evaluate((which) => {
      const { painted } = window as unknown as { painted: Element[] };
      return painted.filter((one) => one.matches(which) && !one.isConnected).map(({ outerHTML }) => outerHTML);
    }, selector);
  release();
  await expect(cashier.firstList).toHaveCount(0);
  expect(await gone('*')).toEqual([]);
  // By now React would have replaced any element that it renders differently.
  await cashier.choose('PayPal');
  await cashier.back.click();
  await expect(cashier.tile('PayPal')).toBeEnabled();
  expect(await gone('header, main, main ul, main li, main button, main img')).toEqual([]);
});

test('a tap is answered at once and leads on when the application is there', async ({ page, host }) => {
  const release = await holdApplication(page);
  await host.open();
  const { cashier } = host;
  await cashier.tile('Bank cards').click();
  await expect(cashier.tile('Bank cards')).toHaveAttribute('aria-busy', 'true');
  await cashier.tile('NEFT').click();
  release();
  await expect(cashier.title).toHaveText('Bank cards');
  await expect(cashier.title).toBeFocused();
  await cashier.back.click();
  await expect(cashier.tile('Bank cards')).toBeEnabled();
});

test('a tap that comes when the services are there and the screens are not', async ({ page, host }) => {
  const release = await holdApplication(page, 'renderer');
  const screens = page.waitForResponse(/\/assets\/current-shell-[^/]+\.js$/);
  await host.open();
  const { cashier } = host;
  await screens;
  await cashier.tile('Bank cards').click();
  await expect(cashier.tile('Bank cards')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(cashier.title).toHaveText('Bank cards');
});

test('a tap far down the list opens the form at its top', async ({ page, host }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const release = await holdApplication(page);
  await host.open();
  const { cashier } = host;
  const last = cashier.view.locator('main ul button').last();
  const name = (await last.textContent()) ?? '';
  await last.click();
  release();
  await expect(cashier.firstList).toHaveCount(0);
  await expect(cashier.title).toBeFocused();
  expect(name).toContain((await cashier.title.textContent()) ?? 'no title');
  // Relative to the frame, because some drivers have scrolled the page around it.
  const place = await cashier.title.evaluate((title) => title.getBoundingClientRect().top);
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(240);
});

test('images that have not come are let go with the tap', async ({ page, host }) => {
  await page.route(/\.svg$/, () => new Promise(() => undefined));
  await holdApplication(page);
  // Not awaited: without its images the page's `load` event never fires.
  void host.open().catch(() => undefined);
  const { cashier } = host;
  await expect(cashier.tile('NEFT')).toBeVisible();
  const shown = cashier.firstList.locator('img').filter({ visible: true });
  expect(await shown.count()).toBeGreaterThan(10);
  await cashier.tile('Bank cards').click();
  await expect(shown).toHaveCount(await cashier.tile('Bank cards').locator('img').count());
  await expect(cashier.tile('Bank cards').locator('img').first()).toHaveAttribute('src', /./);
});

test('keyboard and scroll position are kept when the application takes over', async ({ page, host }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const release = await holdApplication(page);
  await host.open({ country: 'de' });
  const { cashier } = host;
  await cashier.tiles.last().focus();
  const top = () => cashier.view.locator('main [data-scroller]').evaluate((scroller) => scroller.scrollTop);
  const before = await top();
  expect(before).toBeGreaterThan(0);
  release();
  await expect(cashier.firstList).toHaveCount(0);
  await expect(cashier.tiles.last()).toBeFocused();
  expect(await top()).toBe(before);
  // A form and Back keep the scroll position, too. Hover first, because some drivers scroll before they click.
  await cashier.tiles.last().hover();
  const left = await top();
  await cashier.tiles.last().click();
  await expect(cashier.amount).toBeVisible();
  await cashier.back.click();
  await expect(cashier.tiles.last()).toBeEnabled();
  expect(await top()).toBe(left);
});

test('the close button keeps the focus when the application takes over', async ({ page, host }) => {
  const release = await holdApplication(page);
  await host.open();
  const { cashier } = host;
  await expect(cashier.tile('NEFT')).toBeVisible();
  await cashier.close.focus();
  release();
  await expect(cashier.firstList).toHaveCount(0);
  await expect(cashier.close).toBeFocused();
});

test('close works before the application has come', async ({ page, host }) => {
  await holdApplication(page);
  await host.open();
  await expect(host.cashier.tile('NEFT')).toBeVisible();
  await host.cashier.close.click();
  await expect.poll(() => typesOf(host)).toEqual(['Loaded', 'FullLoaded', 'onClose']);
});

test('the player’s language, before the application and after it', async ({ page, host }) => {
  const release = await holdApplication(page);
  await host.open({ lang: 'ru-RU' });
  await expect(host.cashier.headerTitle).toHaveText('Способ пополнения');
  const early = await looksOf(page);
  release();
  await expect(host.cashier.firstList).toHaveCount(0);
  expect(await looksOf(page)).toEqual(expect.arrayContaining(early));
});

const typesOf = async (host: HostPage) =>
  (await host.messages()).map(({ messageType }) => messageType).filter((type) => type !== 'onAnalyticsEvent');

/** Text and position of the header and every tile, to detect a layout shift or a changed text. */
function looksOf(page: Page) {
  return page
    .frames()
    .at(-1)!
    .evaluate(() =>
      [...document.querySelectorAll('header h1, header > div > div > button, main ul button')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, element.getAttribute('aria-label'), x, y, width, height];
      }),
    );
}
