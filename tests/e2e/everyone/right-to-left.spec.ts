/**
 * A page from right to left. The test sets the direction itself, over English texts; that the direction follows the
 * language is tested in src/first/apply-appearance.dom.test.ts.
 */
import type { Locator, Page } from '@playwright/test';
import type { Cashier } from '../kit/cashier';
import { expect, test as base } from '../kit/test';

interface Start {
  lang?: string;
  query?: string;
}

const SMALLEST = { width: 320, height: 640 };

const test = base.extend<{ start(start: Start): Promise<Cashier> }>({
  start: async ({ bareHost, token }, use) =>
    use(async ({ lang = 'en-US', query = '' }) => {
      await bareHost.open({ ...SMALLEST, query });
      await expect.poll(() => bareHost.types()).toContain('Loaded');
      await bareHost.load({ token, currency: 'EUR', paymentGeo: 'DE', lang });
      await expect(bareHost.cashier.tiles.first()).toBeVisible();
      await expect(bareHost.cashier.firstList).toHaveCount(0);
      return bareHost.cashier;
    }),
});

test('texts in English are no page from right to left, whatever the host has asked for', async ({ start }) => {
  const { view } = await start({ lang: 'ar-EG' });
  await expect(view.locator('html')).toHaveAttribute('lang', 'en');
  await expect(view.locator('html')).toHaveAttribute('dir', 'ltr');
});

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: a deposit from right to left`, async ({ page, start, gateway }) => {
    await turnRound(page);
    const cashier = await start({ query: design === 'legacy' ? 'design=legacy' : '' });
    await fits(cashier);
    expect(await middleOf(cashier.button('Close'))).toBeLessThan(0.25);

    await cashier.tile('Test card every field').click();
    await expect(cashier.payButton).toBeVisible();
    expect(await middleOf(cashier.back)).toBeGreaterThan(0.75);
    await cashier.amount.fill('');
    await cashier.amount.pressSequentially('75,5');
    await expect(cashier.amount).toHaveValue('75,5');
    await expect(cashier.amount).toHaveCSS('direction', 'ltr');
    await cashier.field('Card number').pressSequentially('4242424242424242');
    await expect(cashier.field('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(cashier.field('Card number')).toHaveCSS('direction', 'ltr');
    await fits(cashier);

    await cashier.back.click();
    await cashier.tile('Bank cards').click();
    await fits(cashier);
    await cashier.tile('Maestro').click();
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await gateway.act((await gateway.deposit()).id, 'approve');
    await expect(cashier.title).toHaveText('Deposit received');
    await fits(cashier);
    const amount = cashier.view.locator('dd').filter({ hasText: '€50' }).locator('bdi');
    await expect(amount).toHaveCSS('direction', 'ltr');
  });
}

/** Sets the document's direction to right-to-left before anything is painted. */
async function turnRound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const turn = () => {
      const html = document.documentElement;
      if (html && html.dir !== 'rtl') html.dir = 'rtl';
    };
    new MutationObserver(turn).observe(document, { attributes: true, childList: true, subtree: true });
  });
}

/** Expects that nothing extends beyond the window's left or right edge. */
async function fits({ view }: Cashier): Promise<void> {
  const html = view.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect
    .poll(() =>
      html.evaluate(({ scrollWidth, clientWidth, ownerDocument }) => {
        const isBeside = (element: Element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 1 && element.checkVisibility() && (left < -1 || right > clientWidth + 1);
        };
        const all = ownerDocument.querySelectorAll('main button, main input, main p, main dd, main li, h1');
        const beside = [...all].filter(isBeside).map((element) => element.outerHTML.slice(0, 80));
        return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`, ...beside] : beside;
      }),
    )
    .toEqual([]);
}

/** Horizontal centre of the element: 0 is the left edge of the window, 1 the right one. */
const middleOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => {
    const { left, width } = one.getBoundingClientRect();
    return (left + width / 2) / one.ownerDocument.documentElement.clientWidth;
  });
