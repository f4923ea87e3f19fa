import { test, expect } from './kit/test';
for (const theme of ['light','dark'] as const) for (const size of [[360,740],[1280,800]] as const) for (const design of ['current','legacy'] as const)
test(`${theme} ${size[0]} ${design}`, async ({ bareHost, token, page }) => {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await bareHost.start({ token, currency: 'EUR', paymentGeo: 'DE', theme }, { width: size[0]-16, height: size[1]-16, query: `design=${design}` });
  await bareHost.cashier.expectOwnList();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/shots/list-${theme}-${size[0]}-${design}.png` });
  await bareHost.cashier.choose('PayPal');
  await expect(bareHost.cashier.view.locator('main img[src*=paypal-offer]')).toBeVisible();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/shots/form-${theme}-${size[0]}-${design}.png` });
});
