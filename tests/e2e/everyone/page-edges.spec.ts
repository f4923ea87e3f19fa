/** Where a scrollbar takes space: both edges of the list are alike, and Close stands above the edge of its tiles. */
import { CHROMIUM_FLAGS, findHeadless } from '../../../machine/chromium';
import { expect, test } from '../kit/test';

// Playwright hides Chromium's scrollbars by default; here they must take up their space.
if (process.env['E2E_ENGINE'] !== 'firefox')
  test.use({
    launchOptions: {
      executablePath: findHeadless(),
      args: CHROMIUM_FLAGS,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  });

for (const design of ['current', 'legacy'] as const) {
  test(`the edges of the list are alike, ${design}`, async ({ bareHost, page, token }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const size of [
      { width: 1280, height: 740 },
      { width: 480, height: 740 },
    ]) {
      await bareHost.start(
        { token, currency: 'EUR', paymentGeo: 'DE', lang: 'en-US' },
        { ...size, query: `design=${design}` },
      );
      await bareHost.cashier.expectOwnList();
      const root = bareHost.cashier.view.locator('html');
      for (const dir of ['ltr', 'rtl']) {
        await root.evaluate((html, to) => html.setAttribute('dir', to), dir);
        const box = await bareHost.cashier.tiles.first().locator('xpath=ancestor::ul').first().boundingBox();
        const frame = await page.locator('#cashier').boundingBox();
        // A row's button fills the corner; the round one has its icon at the edge.
        const mark = design === 'current' ? bareHost.cashier.close.locator('svg') : bareHost.cashier.close;
        const close = await mark.boundingBox();
        if (!box || !frame || !close) throw new Error('the list is not shown');
        expect(box.x - frame.x).toBeCloseTo(frame.x + frame.width - box.x - box.width, 0);
        const [edge, at] = dir === 'ltr' ? [box.x + box.width, close.x + close.width] : [box.x, close.x];
        expect(at).toBeCloseTo(edge, 0);
      }
    }
  });
}
