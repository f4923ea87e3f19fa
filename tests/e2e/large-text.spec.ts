/** Text of twice the size, as people set it in their browser or system (WCAG 1.4.4): nothing is cut, all can be used. */
import { CHROMIUM_FLAGS, findChromium } from '../../machine/chromium';
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

// The browser's own setting: media queries in rem follow it, as no style of a page can have them do.
const args = [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'];
if (process.env['E2E_ENGINE'] !== 'firefox') base.use({ launchOptions: { executablePath: findChromium(), args } });

const test = base.extend<{ start(start: Start): Promise<Cashier> }>({
  start: async ({ bareHost, page, token }, use) =>
    use(async ({ country, currency, ...where }) => {
      await page.setViewportSize({ width: 400, height: 800 });
      await bareHost.open({ width: 360, height: 740, ...where });
      await expect.poll(() => bareHost.types()).toContain('Loaded');
      await bareHost.load({ token, currency, paymentGeo: country, lang: 'en-US' });
      await expect(bareHost.cashier.tiles.first()).toBeVisible();
      await expect(bareHost.cashier.firstList).toHaveCount(0);
      return bareHost.cashier;
    }),
});

/** The screen whose `main` control is given: all of it fits, and no text is cut. */
async function isReadable(cashier: Cashier, main: Parameters<typeof fits>[1]): Promise<void> {
  await fits(cashier, main);
  expect(await cashier.view.locator('html').evaluate(whatIsCut)).toEqual([]);
}

for (const design of ['current', 'legacy'] as const) {
  const query = design === 'legacy' ? 'design=legacy' : '';

  test(`${design}: a deposit to its end`, async ({ start, gateway }) => {
    const cashier = await start({ country: 'DE', currency: 'EUR', query });
    await isReadable(cashier, cashier.tile('Cryptocurrency'));
    await cashier.tile('PayPal').click();
    await isReadable(cashier, cashier.payButton);
    await cashier.amount.fill('5');
    await cashier.payButton.click();
    await isReadable(cashier, cashier.amount);
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    await isReadable(cashier, cashier.button('Back to methods'));
    await gateway.act((await gateway.deposit()).id, 'decline');
    await expect(cashier.title).toHaveText('Payment failed');
    await isReadable(cashier, cashier.button('Try another method'));
  });

  test(`${design}: a withdrawal, its review and its code`, async ({ start, gateway }) => {
    await gateway.giveMoney('100', 'EUR');
    const cashier = await start({ country: 'DE', currency: 'EUR', path: '/withdrawal', query });
    await cashier.tile('Test payout with a code').click();
    await isReadable(cashier, cashier.button('Continue'));
    await cashier.amount.fill('25');
    await cashier.field('IBAN').pressSequentially(IBAN);
    await cashier.button('Continue').click();
    await isReadable(cashier, cashier.button('Withdraw'));
    await cashier.button('Withdraw').click();
    await isReadable(cashier, cashier.button('Confirm'));
  });

  test(`${design}: every field, empty and wrong`, async ({ start }) => {
    const cashier = await start({ country: 'DE', currency: 'EUR', query });
    await cashier.tile('Test card every field').click();
    await isReadable(cashier, cashier.payButton);
    await cashier.payButton.click();
    await expect(cashier.field('Card number')).toHaveAttribute('aria-invalid', 'true');
    await isReadable(cashier, cashier.payButton);
  });
}

for (const { name, country, currency, tile, submit, fill, next } of waysToPay) {
  test(`current: ${name}`, async ({ start }) => {
    const cashier = await start({ country, currency });
    await cashier.tile(tile).click();
    await isReadable(cashier, cashier.button(submit));
    if (fill) await cashier.field(fill[0]).pressSequentially(fill[1]);
    await cashier.button(submit).click();
    await isReadable(cashier, cashier.button(next));
  });
}

/** Runs in the page. Text whose box is smaller than it, and shows no way to the rest. */
function whatIsCut({ ownerDocument: page }: Element): string[] {
  const isHidden = (element: Element) => {
    const { clipPath, position, width } = getComputedStyle(element);
    return clipPath !== 'none' || (position === 'absolute' && parseFloat(width) <= 1);
  };
  return [...page.querySelectorAll('header *, main *')].flatMap((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const clips = ['hidden', 'clip'];
    const cutX = clips.includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const cutY = clips.includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (!(cutX || cutY) || !element.checkVisibility() || !element.textContent?.trim()) return [];
    if (isHidden(element) || element.closest('svg, select, [aria-hidden=true]')) return [];
    return [`${element.tagName} ${element.className}: ${element.textContent.slice(0, 60)}`];
  });
}
