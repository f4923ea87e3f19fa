/** 1280 × 1024 at 400 % is 320 × 256 CSS px (WCAG 1.4.10): nothing scrolls sideways, and the button can be reached and used. */
import type { Cashier } from './kit/cashier';
import { fits } from './kit/fits';
import { expect, test as base } from './kit/test';
import { findWaysToPay } from './kit/ways-to-pay';
import { IBAN } from './kit/withdrawal-page';

const waysToPay = await findWaysToPay();

interface Start {
  country: string;
  currency: string;
  path?: string;
  query?: string;
}

const test = base.extend<{ start(start: Start): Promise<Cashier> }>({
  start: async ({ bareHost, token }, use) =>
    use(async ({ country, currency, ...where }) => {
      await bareHost.open({ width: 320, height: 256, ...where });
      await expect.poll(() => bareHost.types()).toContain('Loaded');
      await bareHost.load({ token, currency, paymentGeo: country, lang: 'en-US' });
      await expect(bareHost.cashier.tiles.first()).toBeVisible();
      // What is measured and scrolled to is the application's: the first list's tiles would go under the hand.
      await expect(bareHost.cashier.firstList).toHaveCount(0);
      return bareHost.cashier;
    }),
});

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

  test(`${design}: a withdrawal, its review and its code`, async ({ start, gateway }) => {
    await gateway.giveMoney('100', 'EUR');
    const cashier = await start({ country: 'DE', currency: 'EUR', path: '/withdrawal', query });
    await cashier.tile('Test payout with a code').click();
    await fits(cashier, cashier.button('Continue'));
    await cashier.amount.fill('25');
    await cashier.field('IBAN').pressSequentially(IBAN);
    await cashier.button('Continue').click();
    await fits(cashier, cashier.button('Withdraw'));
    await cashier.button('Withdraw').click();
    await fits(cashier, cashier.button('Confirm'));
  });

  test(`${design}: a form begins at its top, and the list where it was left`, async ({ start }) => {
    const cashier = await start({ country: 'DE', currency: 'EUR', query });
    await expect(cashier.firstList).toHaveCount(0);
    const tile = cashier.tile('Test card every field');
    await tile.evaluate((element) => element.scrollIntoView());
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

  test(`${design}: every field, empty and wrong`, async ({ start }) => {
    const cashier = await start({ country: 'DE', currency: 'EUR', query });
    await cashier.tile('Test card every field').click();
    await fits(cashier, cashier.payButton);
    await cashier.payButton.click();
    await expect(cashier.field('Card number')).toHaveAttribute('aria-invalid', 'true');
    await fits(cashier, cashier.payButton);
  });
}

for (const { name, country, currency, tile, submit, fill, next } of waysToPay) {
  test(`current: ${name}`, async ({ start }) => {
    const cashier = await start({ country, currency });
    await cashier.tile(tile).click();
    await fits(cashier, cashier.button(submit));
    if (fill) await cashier.field(fill[0]).pressSequentially(fill[1]);
    await cashier.button(submit).click();
    await fits(cashier, cashier.button(next));
  });
}
