/** No white flash before a dark cashier, nor the reverse: the frame is transparent until the theme is known. */
import { expect, test } from '../kit/test';

/** `only` forbids browsers to darken the light theme. */
const SCHEMES = { light: 'light only', dark: 'dark' };
const BACKGROUNDS = { light: 'rgb(255, 255, 255)', dark: 'rgb(16, 18, 22)' };

for (const [theme, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test.describe(`${theme} on a ${system} system`, () => {
    test.use({ colorScheme: system });

    test('the frame is clear before the styles, and has its theme with the first paint', async ({
      host,
      sandbox,
      page,
    }) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(`${sandbox.url}/assets/**`, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('about:blank');
      const opened = host.open({ theme });
      const iframe = page.locator('iframe');
      await expect(iframe).toBeVisible();
      const frame = await host.frame();
      // The page with its first script is loaded and the host has sent its theme; no other file has arrived.
      await expect(frame.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await frame.evaluate(() => document.styleSheets.length)).toBe(0);

      const box = (await iframe.boundingBox())!;
      const clip = { x: box.x + box.width / 2, y: box.y + 80, width: 16, height: 16 };
      const withFrame = await page.screenshot({ clip });
      await iframe.evaluate((element) => (element.style.visibility = 'hidden'));
      const pageAlone = await page.screenshot({ clip });
      await iframe.evaluate((element) => (element.style.visibility = ''));
      expect(withFrame.equals(pageAlone)).toBe(true);

      release();
      await opened;
      await expect(frame.locator('html')).toHaveCSS('background-color', BACKGROUNDS[theme]);
      await expect(frame.locator('html')).toHaveCSS('color-scheme', SCHEMES[theme]);
      await expect(host.cashier.tile('NEFT')).toBeVisible();
    });
  });
}

test('a native view is dark, whatever the system and the host say', async ({ host, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await host.open({ theme: 'light', platform: 'ios' });
  await expect(host.cashier.tile('NEFT')).toBeVisible();
  const html = host.cashier.view.locator('html');
  await expect(html).toHaveCSS('background-color', BACKGROUNDS.dark);
  // Text is 106.25 % of the player's own size (16 px by default), which is larger than elsewhere.
  await expect(html).toHaveCSS('font-size', '17px');
});
