/** Text of twice the size, as people set it in their browser or system (WCAG 1.4.4): nothing is cut, all can be used. */
import { CHROMIUM_FLAGS, findHeadless } from '../../../machine/chromium';
import { isReadable } from '../kit/fits';
import { test, testWalks } from '../kit/small-frame';
import { expect } from '../kit/test';

// Set in the browser, because media queries in rem follow only its setting and not a style of the page.
const args = [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'];
if (process.env['E2E_ENGINE'] !== 'firefox') test.use({ launchOptions: { executablePath: findHeadless(), args } });
test.use({ viewport: { width: 400, height: 800 } });

testWalks(isReadable);

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
