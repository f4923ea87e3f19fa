/** Text of twice the size, as people set it in their browser or system (WCAG 1.4.4): nothing is cut, all can be used. */
import { CHROMIUM_FLAGS, findHeadless } from '../../../machine/chromium';
import type { Cashier } from '../kit/cashier';
import { fits } from '../kit/fits';
import { test, testWalks } from '../kit/small-frame';
import { expect } from '../kit/test';

// Set in the browser, because media queries in rem follow only its setting and not a style of the page.
const args = [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'];
if (process.env['E2E_ENGINE'] !== 'firefox') test.use({ launchOptions: { executablePath: findHeadless(), args } });
test.use({ viewport: { width: 400, height: 800 } });

testWalks(isReadable);

/** Expects that the screen fits, with its `main` control in reach, and that no text is clipped. */
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
}

/** Runs in the page. Finds text that is clipped by its box and can't be scrolled to. */
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
