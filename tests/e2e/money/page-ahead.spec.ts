/** While the finger is on a tile its form is rendered behind the list, so that the tap only has to show it. */
import type { Locator, Page } from '@playwright/test';
import type { Cashier } from '../kit/cashier';
import type { HostPage } from '../kit/host-page';
import { offerIn } from '../kit/offer';
import { expect, test } from '../kit/test';
import { WithdrawalPage } from '../kit/withdrawal-page';

const ahead = ({ view }: Cashier) => view.locator('main > [aria-hidden]');

/** Presses the tile until its form is rendered. Retries, because the list does that only once it has been idle. */
async function press(page: Page, cashier: Cashier, tile: Locator): Promise<void> {
  await expect(async () => {
    await tile.hover();
    await page.mouse.down();
    try {
      await expect(ahead(cashier).locator('form')).toBeAttached({ timeout: 500 });
    } catch (error) {
      await leave(page);
      throw error;
    }
  }).toPass();
}

/** Releases the finger elsewhere, so that there is no click. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.up();
}

/** Names of the methods that were reported to the host as chosen. */
const chosen = async (host: HostPage) =>
  (await host.sent('onAnalyticsEvent'))
    .filter(({ name }) => name === 'method_chosen')
    .map(({ params }) => (params as { method?: string }).method);

/** Whether hit tests all over its area find only other elements. */
const isUnderTheList = (page: Locator) =>
  page.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
    const met = steps.flatMap((y) => steps.map((x) => document.elementFromPoint(left + x * width, top + y * height)));
    return met.some(Boolean) && met.every((found) => !element.contains(found));
  });

/** Captures the first animation frame after the tap. `others`: elements that still cover the page. */
const watchFirstFrame = (page: Locator) =>
  page.evaluateHandle((element) => {
    const look = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const steps = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
      const met = steps.flatMap((y) => steps.map((x) => document.elementFromPoint(left + x * width, top + y * height)));
      return {
        others: met.filter((found) => !element.contains(found)).map((found) => found?.outerHTML),
        background: getComputedStyle(element).backgroundColor,
        opacity: getComputedStyle(element).opacity,
        tiles: document.querySelectorAll('ul[role=list] button').length,
      };
    };
    const frame = new Promise<ReturnType<typeof look>>((resolve) => {
      const observer = new MutationObserver(() => requestAnimationFrame(() => resolve(look())));
      observer.observe(element, { attributes: true, attributeFilter: ['data-over'] });
    });
    return { frame };
  });

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: unseen until the tap, which shows it as it is; it pays once`, async ({
    serve,
    sandbox,
    gateway,
    page,
  }) => {
    const host = await serve({ apiUrl: sandbox.url, legacyCountries: design === 'legacy' ? ['in'] : [] });
    const { cashier } = host;
    await host.open({ theme: 'light' });
    await press(page, cashier, cashier.tile('NEFT'));

    await expect(cashier.amount).toHaveCount(0);
    await expect(ahead(cashier)).toHaveCSS('opacity', '0');
    expect(await isUnderTheList(ahead(cashier))).toBe(true);
    await expect(cashier.tile('NEFT')).toBeVisible();
    await expect(cashier.view.getByRole('heading', { name: 'NEFT' })).toHaveCount(0);
    const place = await ahead(cashier).locator('form').boundingBox();
    await cashier.view.locator('form').evaluate((form) => (form.dataset['mark'] = 'drawn ahead'));

    const first = await watchFirstFrame(ahead(cashier));
    await page.mouse.up();
    const { others, background, opacity, tiles } = await first.evaluate(({ frame }) => frame);
    expect(others).toEqual([]);
    expect(background).toMatch(/^rgb\(/);
    expect(opacity).toBe('1');
    expect(tiles).toBeGreaterThan(0);
    await expect(cashier.title).toHaveText('NEFT');
    await expect(cashier.title).toBeFocused();
    await expect(cashier.view.locator('form[data-mark]')).toBeVisible();
    await expect(ahead(cashier)).toHaveCount(0);
    expect(await cashier.view.locator('form').boundingBox()).toEqual(place);
    expect(await gateway.deposits()).toEqual([]);

    await cashier.pay('5000');
    expect((await gateway.deposit()).amount).toBe('5000');
  });
}

test('a finger that goes away again leaves nothing: each tile still opens its own form', async ({ host, page }) => {
  const { cashier } = host;
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await host.open({ country: 'de' });
  await press(page, cashier, cashier.tile('PayPal'));
  await leave(page);
  await expect(ahead(cashier)).toHaveCount(0);
  await expect(cashier.headerTitle).toHaveText('Deposit method');

  await press(page, cashier, cashier.tile('PayPal'));
  await cashier.tile('PayPal').dispatchEvent('pointercancel');
  await expect(ahead(cashier)).toHaveCount(0);
  await leave(page);

  await press(page, cashier, cashier.tile('PayPal'));
  for (let stops = 0; stops < 40 && (await ahead(cashier).count()) > 0; stops++) {
    await page.keyboard.press('Tab');
    expect(await ahead(cashier).locator(':focus').count()).toBe(0);
  }
  expect(await ahead(cashier).count()).toBe(0);
  await leave(page);
  expect(sent.filter((frame) => /BANKING(?!:(?:transactions|accounts)-list)/.test(frame))).toEqual([]);
  expect(await host.sent('onCreateTransaction')).toEqual([]);
  expect(await chosen(host)).toEqual([]);

  await cashier.choose('Sparkasse');
  await cashier.amount.fill('60');
  await cashier.back.click();
  await press(page, cashier, cashier.tile('PayPal'));
  await page.mouse.up();
  await expect(cashier.title).toHaveText('PayPal');
  await expect(cashier.amount).not.toHaveValue('60');
  await cashier.back.click();
  await expect(cashier.headerTitle).toHaveText('Deposit method');
  await cashier.choose('PayPal');
  await expect.poll(() => chosen(host)).toEqual(['de_sparkasse', 'de_paypal', 'de_paypal']);
});

test('a withdrawal: as before the tap, so after it', async ({ host, gateway, page }) => {
  const payout = new WithdrawalPage(host, gateway);
  const { cashier } = payout;
  await payout.open('100');
  await press(page, cashier, cashier.tile('Test payout'));
  await expect(cashier.headerTitle).toHaveText('Withdrawal method');
  await page.mouse.up();
  await expect(cashier.title).toHaveText('Test payout');
  await expect(payout.balance).toContainText('100');
  await expect(cashier.amount).toBeEditable();
  expect(await gateway.withdrawals()).toEqual([]);
});

test('the offer of a payment that waits, which stands over the list, does not stand over the page', async ({
  browser,
  host,
}) => {
  await host.open({ country: 'de' });
  await host.cashier.choose('Test card');
  await host.cashier.pay('50');
  const other = await host.another(browser);
  const { cashier, page } = other;
  await other.open({ country: 'de' });
  await expect(offerIn(cashier)).toContainText('is waiting');
  await press(page, cashier, cashier.tile('PayPal'));
  const first = await watchFirstFrame(ahead(cashier));
  await page.mouse.up();
  expect(await first.evaluate(({ frame }) => frame)).toMatchObject({ others: [] });
  await expect(cashier.title).toHaveText('PayPal');
  await page.context().close();
});
