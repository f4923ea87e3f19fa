/** The first list stays over the application's own until that one answers a tap as quickly: its taps are carried out meanwhile. */
import type { Page } from '@playwright/test';
import { holdApplication } from './kit/hold-application';
import type { HostPage } from './kit/host-page';
import { expect, test } from './kit/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a tap opens the form of the first list, and the application’s takes its place', async ({ page, host }) => {
  await holdApplication(page, 'rehearsed-form');
  const releasePage = await holdApplication(page, 'card-redirect-flow');
  await listStands(host);
  const slides = await watchSlides(page);
  const { cashier } = host;
  await cashier.tile('PayPal').click();
  await cashier.amount.fill('32');
  await expect(cashier.firstList).toHaveCount(1);
  releasePage();
  await firstListIsGone(host);
  await expect(cashier.title).toHaveText('PayPal');
  await expect(cashier.amount).toBeFocused();
  await expect(cashier.amount).toHaveValue('32');
  // It has not come in from the side: it stood there already.
  expect(await slides()).toEqual([]);
  await cashier.back.click();
  await expect(cashier.tile('PayPal')).toBeEnabled();
  expect(await slides()).toEqual(['back']);
  await cashier.choose('PayPal');
});

test('a group opens its own list, which begins at its heading', async ({ page, host }) => {
  await holdApplication(page, 'rehearsed-form');
  await listStands(host, 'in');
  const { cashier } = host;
  await cashier.tile('Bank cards').click();
  await firstListIsGone(host);
  await expect(cashier.title).toHaveText('Bank cards');
  await expect(cashier.title).toBeFocused();
  await cashier.back.click();
  await expect(cashier.tile('Bank cards')).toBeEnabled();
});

test('back from its form while the page is on the way: any tile can be tapped again', async ({ page, host }) => {
  await holdApplication(page, 'rehearsed-form');
  const releasePage = await holdApplication(page, 'card-redirect-flow');
  await listStands(host);
  const { cashier } = host;
  await cashier.tile('PayPal').click();
  await expect(cashier.amount).toBeVisible();
  await cashier.back.click();
  await expect(cashier.firstList).toHaveCount(1);
  await expect(cashier.tile('PayPal')).toBeFocused();
  releasePage();
  await cashier.choose('PayPal');
  await firstListIsGone(host);
  await expect(cashier.title).toHaveText('PayPal');
});

test('it goes by itself, with the focus and the scroll position, when nothing comes of the rehearsal', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await holdApplication(page, 'rehearsed-form');
  await listStands(host);
  const { cashier } = host;
  const last = cashier.firstList.locator('ul button').last();
  await last.focus();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(0);
  await firstListIsGone(host);
  await expect(cashier.view.locator('#root ul button').last()).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
});

/** The application's own list beneath it. */
async function listStands(host: HostPage, country = 'de'): Promise<void> {
  await host.open({ country });
  await expect(host.cashier.view.locator('#root ul button').first()).toBeAttached();
  await expect(host.cashier.firstList).toHaveCount(1);
}

const firstListIsGone = ({ cashier }: HostPage) => expect(cashier.firstList).toHaveCount(0);

/** The directions in which pages have come in since. */
async function watchSlides(page: Page): Promise<() => Promise<unknown>> {
  const frame = page.frames().at(-1)!;
  await frame.evaluate(() => {
    const slides: (string | null)[] = [];
    Object.assign(window, { slides });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const direction = (target as Element).getAttribute('data-slide');
        if (direction !== null) slides.push(direction);
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-slide'] });
  });
  return () => frame.evaluate(() => (window as unknown as { slides: unknown }).slides);
}

const scrollTop = (page: Page) =>
  page
    .frames()
    .at(-1)!
    .evaluate(() => document.querySelector('main [data-scroller]')?.scrollTop ?? 0);
