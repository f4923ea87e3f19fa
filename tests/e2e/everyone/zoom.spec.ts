/** 1280 × 1024 at 400 % is 320 × 256 CSS px (WCAG 1.4.10): nothing scrolls sideways, and the button can be reached and used. */
import { fits } from '../kit/fits';
import { test, testWalks } from '../kit/small-frame';
import { expect } from '../kit/test';

test.use({ size: { width: 320, height: 256 } });

testWalks(fits);

for (const design of ['current', 'legacy'] as const) {
  const query = design === 'legacy' ? 'design=legacy' : '';

  test(`${design}: a deposit to its end`, async ({ start, gateway }) => {
    const cashier = await start({ country: 'DE', currency: 'EUR', query });
    await fits(cashier, cashier.tile('Cryptocurrency'));
    await cashier.tile('Bank cards').click();
    await fits(cashier, cashier.tile('Maestro'));
    await cashier.tile('Maestro').click();
    await fits(cashier, cashier.payButton);
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await fits(cashier, cashier.button('Back to methods'));
    await gateway.act((await gateway.deposit()).id, 'decline');
    await expect(cashier.title).toHaveText('Payment failed');
    await fits(cashier, cashier.button('Try another method'));
  });

  test(`${design}: coins`, async ({ start }) => {
    const cashier = await start({ country: 'DE', currency: 'EUR', query });
    await cashier.tile('Cryptocurrency').click();
    const bitcoin = cashier.view.getByRole('button', { name: /^Bitcoin/ }).first();
    await fits(cashier, bitcoin);
    await bitcoin.click();
    await fits(cashier, cashier.button('Get the address'));
    await cashier.button('Get the address').click();
    await fits(cashier, cashier.button('I have sent it'));
  });

  test(`${design}: a form begins at its top, and the list where it was left`, async ({ start }) => {
    const cashier = await start({ country: 'DE', currency: 'EUR', query });
    await expect(cashier.firstList).toHaveCount(0);
    const tile = cashier.tile('Test card every field');
    await tile.evaluate((element) => element.scrollIntoView());
    // Hover first, because some drivers scroll before they click.
    await tile.hover();
    const scrolled = () => cashier.view.locator('html').evaluate(({ scrollTop }) => scrollTop);
    const left = await scrolled();
    expect(left).toBeGreaterThan(500);

    await tile.click();
    await expect(cashier.amount).toBeVisible();
    expect(await scrolled()).toBe(0);
    await fits(cashier, cashier.payButton);
    await cashier.back.click();
    await expect(tile).toBeInViewport();
    expect(await scrolled()).toBe(left);
  });
}
