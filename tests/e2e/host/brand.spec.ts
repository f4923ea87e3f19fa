/** What a deployment sets at run time: colour, radius, font and badge, always readable in both designs and themes. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../kit/test';

/** Hard brand colours by theme: yellow is unreadable on or below white, dark blue is unreadable on a dark page. */
const BRANDS = {
  light: { brand: 'rgb(255, 212, 0)', written: 'rgb(0, 0, 0)' },
  dark: { brand: 'rgb(16, 28, 77)', written: 'rgb(255, 255, 255)' },
};

for (const design of ['current', 'legacy'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${design}, ${theme}: colour, radius and font are the brand's, and all can be read`, async ({
      serve,
      sandbox,
      page,
    }) => {
      const { brand, written } = BRANDS[theme];
      const host = await serve({
        apiUrl: sandbox.url,
        legacyCountries: design === 'legacy' ? ['in'] : [],
        brandTokens: { 'color-brand': brand, radius: '2px', 'font-family': 'Georgia, serif' },
      });
      const violations = async () =>
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
          id,
          nodes.map((node) => node.html),
        ]);
      await host.open({ theme });
      await expect(host.cashier.tile('NEFT')).toBeVisible();
      await expect(host.cashier.view.locator('html')).toHaveAttribute('data-design', design);
      expect(await violations()).toEqual([]);
      await host.cashier.choose('NEFT');
      const pay = host.cashier.payButton;
      // The button may be where the tile was, and has another colour while the pointer hovers over it.
      await host.page.mouse.move(0, 0);
      await expect(pay).toHaveCSS('background-color', brand);
      await expect(pay).toHaveCSS('color', written);
      await expect(pay).toHaveCSS('border-radius', '2px');
      await expect(pay).toHaveCSS('font-family', 'Georgia, serif');
      expect(await violations()).toEqual([]);
    });
  }
}

test('a brand has another colour for the dark theme, and says itself what is written on it', async ({
  serve,
  sandbox,
}) => {
  const host = await serve({
    apiUrl: sandbox.url,
    brandTokens: { 'color-brand': '#101c4d', 'color-on-brand': '#ffd400' },
    brandTokensDark: { 'color-brand': '#8fa4ff', 'color-on-brand': '#101c4d' },
  });
  const expectColors = async (brand: string, written: string) => {
    await expect(host.cashier.payButton).toHaveCSS('background-color', brand);
    await expect(host.cashier.payButton).toHaveCSS('color', written);
  };
  await host.open({ theme: 'light' });
  await host.cashier.choose('NEFT');
  await expectColors('rgb(16, 28, 77)', 'rgb(255, 212, 0)');
  // The reloaded cashier opens at the form where the player was.
  await host.open({ theme: 'dark' });
  await expect(host.cashier.payButton).toBeVisible();
  await expectColors('rgb(143, 164, 255)', 'rgb(16, 28, 77)');
});

test('a host that changes its theme gets the colours of the brand for that theme', async ({ serve, sandbox, page }) => {
  const host = await serve({
    apiUrl: sandbox.url,
    brandTokens: { 'color-brand': '#ffd400', 'color-danger': '#a00000' },
    brandTokensDark: { 'color-brand': '#101c4d', 'color-on-brand': '#ffd400', 'color-danger': '#ffa0a0' },
  });
  const { cashier } = host;
  const change = (theme: string) =>
    page.evaluate(
      (payload) => {
        const message = JSON.stringify({ type: 'loaded', payload });
        document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
      },
      { theme },
    );
  const expectColors = async (brand: string, written: string, danger: string) => {
    await expect(cashier.payButton).toHaveCSS('background-color', brand);
    await expect(cashier.payButton).toHaveCSS('color', written);
    await expect(cashier.view.getByText(/^Minimum/)).toHaveCSS('color', danger);
  };
  await host.open({ theme: 'light' });
  await cashier.choose('NEFT');
  await cashier.amount.fill('1');
  await cashier.amount.press('Enter');
  await expectColors('rgb(255, 212, 0)', 'rgb(0, 0, 0)', 'rgb(160, 0, 0)');
  await change('dark');
  await expectColors('rgb(16, 28, 77)', 'rgb(255, 212, 0)', 'rgb(255, 160, 160)');
  await change('light');
  await expectColors('rgb(255, 212, 0)', 'rgb(0, 0, 0)', 'rgb(160, 0, 0)');
});

test('a colour that is none leaves the design its own', async ({ serve, sandbox }) => {
  const host = await serve({ apiUrl: sandbox.url, brandTokens: { 'color-brand': 'brandish', radius: '2px' } });
  await host.open({ theme: 'light' });
  await host.cashier.choose('NEFT');
  await expect(host.cashier.payButton).toHaveCSS('background-color', 'rgb(29, 79, 216)');
  await expect(host.cashier.payButton).toHaveCSS('border-radius', '2px');
});

test("the badge is the brand's image", async ({ serve, sandbox }) => {
  const host = await serve({ apiUrl: sandbox.url, brandBadgeUrl: `${sandbox.url}/files/icons/brand-badge.svg` });
  await host.open({ country: 'de' });
  await host.cashier.tile('E-wallets').click();
  const badge = host.cashier.tile('AstroPay').getByRole('img', { name: 'Recommended' });
  await expect(badge).toBeVisible();
  await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
