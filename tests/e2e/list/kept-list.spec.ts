/** The list stays rendered while the player is on another page. */
import type { Cashier } from '../kit/cashier';
import { expect, test } from '../kit/test';

const scroller = ({ view }: Cashier) => view.locator('main [data-scroller]');
/** Pays by Sparkasse and stays on the page of the result. */
async function payAndStay(cashier: Cashier): Promise<void> {
  await cashier.field('Email').fill('anna@example.com');
  const popup = await cashier.pay('61.25');
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(cashier.title).toHaveText('Deposit received');
}
const topOf = (cashier: Cashier) => scroller(cashier).evaluate(({ scrollTop }) => scrollTop);

test('back from a form shows the list where the player left it, after a payment it begins at its top', async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await host.open({ country: 'de' });
  const { cashier } = host;
  await expect(cashier.firstList).toHaveCount(0);
  await scroller(cashier).evaluate((element) => element.scrollTo(0, 100));
  // Hover first, because some drivers scroll before they click.
  await cashier.tile('Sparkasse').hover();
  const left = await topOf(cashier);
  expect(left).toBeGreaterThan(0);

  await cashier.choose('Sparkasse');
  expect(await topOf(cashier)).toBe(0);
  await cashier.back.click();
  await expect(cashier.tile('Sparkasse')).toBeInViewport();
  expect(await topOf(cashier)).toBe(left);
  await expect(cashier.headerTitle).toBeFocused();

  await cashier.choose('Sparkasse');
  await payAndStay(cashier);
  await cashier.button('Back to methods').click();
  await expect(cashier.tile('Sparkasse')).toBeEnabled();
  expect(await topOf(cashier)).toBe(0);
});

// Opening a window can make Chromium discard images that are in no element; each would be loaded and decoded again.
test('the images of the list are the same ones after a deposit', async ({ host }) => {
  await host.open({ country: 'de' });
  const { cashier } = host;
  await expect(cashier.firstList).toHaveCount(0);
  const images = cashier.view.locator('main img');
  await images.evaluateAll((list) => list.forEach((image) => image.setAttribute('data-seen', '')));
  const count = await images.count();
  expect(count).toBeGreaterThan(5);

  await cashier.choose('Sparkasse');
  await payAndStay(cashier);
  await cashier.button('Back to methods').click();
  await expect(cashier.tile('Sparkasse')).toBeEnabled();
  await expect(cashier.view.locator('main img[data-seen]')).toHaveCount(count);
});

test('what is behind a page is not found, read or reached', async ({ host, page }) => {
  await host.open({ country: 'de' });
  const { cashier } = host;
  await expect(cashier.firstList).toHaveCount(0);
  await cashier.choose('Sparkasse');
  await expect(cashier.view.locator('ul')).toHaveCount(0);
  await expect(cashier.view.getByText('PayPal')).toHaveCount(0);
  await expect(cashier.view.locator('h1')).toHaveCount(1);
  await expect(cashier.title).toBeFocused();
  const reached = new Set<string>();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const name = await cashier.view.locator('*:focus').evaluateAll(([element]) => element?.textContent ?? '');
    reached.add(name);
  }
  expect([...reached].filter((name) => name.includes('PayPal'))).toEqual([]);
});
