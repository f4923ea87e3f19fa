/** A list that is loaded page by page. */
import type { Page } from '@playwright/test';
import { methodsPage } from '../../../sandbox/http/methods-page';
import type { PaymentMethod } from '../../../src/contract/method';
import type { Cashier } from '../kit/cashier';
import { holdApplication } from '../kit/hold-application';
import { expect, test } from '../kit/test';

const COUNT = 250;

interface Asked {
  limit: string | undefined;
  after: string | undefined;
}

/** Replaces the gateway's list by copies of one method, paginated as the gateway does. Returns the requests. */
async function serveLongList(page: Page, state: { isDown: boolean } = { isDown: false }): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(/\/payment-methods\?/, async (route) => {
    const url = new URL(route.request().url());
    const query = Object.fromEntries(url.searchParams);
    asked.push({ limit: query['limit'], after: query['after'] });
    if (state.isDown && query['after']) return route.abort();
    for (const key of ['limit', 'after']) url.searchParams.delete(key);
    const response = await route.fetch({ url: url.href });
    expect(response.status(), await response.text()).toBe(200);
    const { data } = (await response.json()) as { data: PaymentMethod[] };
    const model = data.find(({ name }) => name === 'de_sofort') ?? data.at(-1)!;
    const methods = Array.from({ length: COUNT }, (_, index) => ({
      ...model,
      name: `copy_${index}`,
      category: 'copies',
      text: { en: `Copy ${index}` },
      position: index,
    }));
    await route.fulfill({ response, json: methodsPage(methods, query) });
  });
  return asked;
}

const scroller = ({ view }: Cashier) => view.locator('main [data-scroller]');
const toTheEnd = (cashier: Cashier) =>
  scroller(cashier).evaluate((element) => element.scrollTo(0, element.scrollHeight));

const topOf = (cashier: Cashier) => scroller(cashier).evaluate(({ scrollTop }) => scrollTop);

/** Scrolls to the end until the tile is in view: the end moves when tiles turn out higher than estimated. */
async function scrollTo(cashier: Cashier, label: string): Promise<void> {
  await expect(async () => {
    await toTheEnd(cashier);
    await expect(cashier.tile(label)).toBeInViewport({ timeout: 500 });
  }).toPass();
}

test('further methods come as the player gets near the end, once each', async ({ page, host }) => {
  const asked = await serveLongList(page);
  await host.open({ country: 'de' });
  const { cashier } = host;
  await expect(cashier.tile('Copy 0')).toBeEnabled();
  await expect(cashier.firstList).toHaveCount(0);
  await expect(cashier.view.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '-1');
  expect(asked).toEqual([{ limit: '100', after: undefined }]);

  await scrollTo(cashier, `Copy ${COUNT - 1}`);
  expect(asked.slice(1)).toEqual([
    { limit: '100', after: 'copy_99' },
    { limit: '100', after: 'copy_199' },
  ]);
  const last = cashier.view.getByRole('listitem').last();
  await expect(last).toHaveAttribute('aria-setsize', `${COUNT}`);
  await expect(last).toHaveAttribute('aria-posinset', `${COUNT}`);
  await expect(cashier.button('Show more methods')).toHaveCount(0);
});

test('where the player is and what they hold stay when the application takes over', async ({ page, host }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdApplication(page);
  await serveLongList(page);
  await host.open({ country: 'de' });
  const { cashier } = host;
  const tile = cashier.tile('Copy 30');
  await tile.focus();
  const before = await tile.boundingBox();
  expect(await topOf(cashier)).toBeGreaterThan(1000);
  release();
  await expect(cashier.firstList).toHaveCount(0);
  // Now only the tiles near the window are rendered.
  await expect.poll(() => cashier.tiles.count()).toBeLessThan(40);
  await expect(tile).toBeFocused();
  expect(await tile.boundingBox()).toEqual(before);
});

test('the focus stays on its tile wherever the player scrolls to, and Tab goes on from there', async ({
  page,
  host,
}) => {
  await serveLongList(page);
  await host.open({ country: 'de' });
  const { cashier } = host;
  const tile = cashier.tile('Copy 4');
  await expect(tile).toBeEnabled();
  await expect(cashier.firstList).toHaveCount(0);
  await tile.focus();
  await scrollTo(cashier, `Copy ${COUNT - 1}`);
  const far = await cashier.tile(`Copy ${COUNT - 1}`).boundingBox();
  await expect(tile).toBeFocused();
  await expect(cashier.tile('Copy 60')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(cashier.tile('Copy 5')).toBeFocused();
  await expect(cashier.tile('Copy 5')).toBeInViewport({ ratio: 1 });

  // This has not moved the tiles in between.
  await scrollTo(cashier, `Copy ${COUNT - 1}`);
  expect(await cashier.tile(`Copy ${COUNT - 1}`).boundingBox()).toEqual(far);
  await cashier.tile(`Copy ${COUNT - 1}`).focus();
  await scroller(cashier).evaluate((element) => element.scrollTo(0, 0));
  await expect(cashier.tile('Copy 0')).toBeInViewport({ ratio: 1 });
  await expect(cashier.tile(`Copy ${COUNT - 1}`)).toBeFocused();
});

test('without the code that tells what is near, the list is whole', async ({ page, host }) => {
  await page.route(/\/assets\/tile-window-/, (route) => route.abort());
  await serveLongList(page);
  await host.open({ country: 'de' });
  const { cashier } = host;
  await expect(cashier.tiles).toHaveCount(COUNT);
  await cashier.choose(`Copy ${COUNT - 1}`);
  await expect(cashier.amount).toBeVisible();
});

test('what did not come can be asked for again', async ({ page, host }) => {
  const state = { isDown: true };
  await serveLongList(page, state);
  await host.open({ country: 'de' });
  const { cashier } = host;
  await scrollTo(cashier, 'Copy 99');
  const more = cashier.button('Show more methods');
  await more.scrollIntoViewIfNeeded();
  await expect(more).not.toHaveAttribute('aria-busy');
  state.isDown = false;
  await more.click();
  await scrollTo(cashier, `Copy ${COUNT - 1}`);
  await expect(more).toHaveCount(0);
});

test('a search does not say that there is nothing while methods are missing, and goes on when asked to', async ({
  page,
  host,
}) => {
  const state = { isDown: true };
  await serveLongList(page, state);
  await host.open({ country: 'de' });
  const { cashier } = host;
  await cashier.expectOwnList();
  await cashier.view.getByRole('searchbox', { name: 'Search' }).fill('Copy 249');
  const more = cashier.button('Show more methods');
  await expect(more).not.toHaveAttribute('aria-busy');
  await expect(cashier.tiles).toHaveCount(0);
  await expect(cashier.view.getByText('Nothing found')).toHaveCount(0);
  state.isDown = false;
  await more.click();
  await expect(cashier.tile('Copy 249')).toBeVisible();
  await expect(cashier.view.getByRole('status').filter({ hasText: '1 result' })).toHaveCount(1);
});

test('back from the form of a late method the list is where it was; a reload leads to the form again', async ({
  page,
  host,
}) => {
  const asked = await serveLongList(page);
  await host.open({ country: 'de' });
  const { cashier } = host;
  const label = `Copy ${COUNT - 1}`;
  await scrollTo(cashier, label);
  const fromTheEnd = () => scroller(cashier).evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  await expect.poll(fromTheEnd).toBe(0);
  await cashier.choose(label);
  await cashier.back.click();
  await expect(cashier.tile(label)).toBeInViewport();
  expect(await fromTheEnd()).toBe(0);
  await expect.poll(() => asked.at(-1)).toEqual({ limit: `${COUNT}`, after: undefined });

  await cashier.choose(label);
  await page.reload();
  await expect(cashier.title).toHaveText(label);
  await expect(cashier.amount).toBeVisible();
  // Requests all the rest without a limit, because the position of the form's method in the list is unknown.
  expect(asked.slice(-2)).toEqual([
    { limit: '100', after: undefined },
    { limit: undefined, after: 'copy_99' },
  ]);
});

test('a label of a million characters is cut, and five thousand methods can be used', async ({ page, host }) => {
  await page.route(/\/payment-methods\?/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: PaymentMethod[] };
    const model = data.at(-1)!;
    const methods = Array.from({ length: 5000 }, (_, index) => ({
      ...model,
      name: `copy_${index}`,
      category: 'copies',
      text: { en: index === 1 ? 'x '.repeat(500_000) : `Copy ${index}` },
      position: index,
    }));
    await route.fulfill({ response, json: { data: methods } });
  });
  await host.open({ country: 'de' });
  const { cashier } = host;
  await expect(cashier.tile('Copy 0')).toBeEnabled();
  await expect(cashier.firstList).toHaveCount(0);
  const long = cashier.view.getByRole('button', { name: /^x x/ });
  await expect.poll(async () => (await long.textContent())?.length).toBeLessThan(2100);
  await cashier.tile('Copy 0').click();
  await expect(cashier.title).toHaveText('Copy 0');
});
