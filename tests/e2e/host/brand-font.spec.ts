/** The brand's own font from the settings: it loads after the list, shifts no layout, and nothing waits for it. */
import type { Settings } from '../../../src/contract/settings';
import { BrandFonts, drawnFonts } from '../kit/brand-fonts';
import type { Cashier } from '../kit/cashier';
import type { HostPage } from '../kit/host-page';
import { expect, test as base } from '../kit/test';

type Design = 'current' | 'legacy';
interface Fixtures {
  fonts: BrandFonts;
  /** Opens the list with a font of these files, and waits until one is requested. */
  open(design: Design, urls: readonly string[], settings?: Partial<Settings>): Promise<HostPage>;
}

const test = base.extend<Fixtures>({
  fonts: async ({ context }, use) => {
    const fonts = new BrandFonts();
    await fonts.serve(context);
    await use(fonts);
    fonts.answer();
  },
  open: async ({ serve, sandbox, fonts, page }, use) =>
    use(async (design, urls, settings) => {
      await page.setViewportSize({ width: 400, height: 800 });
      const files = urls.map((url) => ({ url, weight: '200 900', unicodeRange: 'U+0-24F' }));
      const brandFont = { family: 'Brand "Sans"', files };
      const legacyCountries = design === 'legacy' ? ['in'] : [];
      const host = await serve({ apiUrl: sandbox.url, legacyCountries, brandFont, ...settings });
      await host.open({ theme: 'light' });
      await host.cashier.expectOwnList();
      await expect.poll(() => fonts.asked.length).toBeGreaterThan(0);
      return host;
    }),
});

/** Position of each tile, in CSS px, and the size of its name. */
const places = (cashier: Cashier) =>
  cashier.tiles.evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: it comes when the list is there and used already, and no tile moves`, async ({ open, fonts }) => {
    const host = await open(design, [fonts.regular], { brandTokens: { 'font-family': 'Georgia, serif' } });
    const { cashier } = host;
    const label = cashier.tile('NEFT').getByText('NEFT', { exact: true });
    await host.expectSent('FullLoaded', {});
    const before = await places(cashier);
    expect(await drawnFonts(label)).not.toContain(BrandFonts.drawnAs);
    fonts.answer();
    await expect.poll(() => drawnFonts(label)).toEqual([BrandFonts.drawnAs]);
    expect(await places(cashier)).toEqual(before);
    await expect(label).toHaveCSS('font-family', /^"?Brand.+Sans.+, Georgia, serif$/);

    await cashier.choose('NEFT');
    const button = cashier.payButton.getByText('Continue to payment');
    expect(await drawnFonts(button)).toEqual([BrandFonts.drawnAs]);
    expect(fonts.asked).toHaveLength(1);
  });
}

test('while it is on its way all can be read and used', async ({ open, fonts }) => {
  const { cashier } = await open('current', [fonts.regular]);
  await cashier.choose('NEFT');
  const button = cashier.payButton.getByText('Continue to payment');
  expect(await drawnFonts(button)).not.toContain(BrandFonts.drawnAs);
  await cashier.amount.fill('1');
  fonts.answer();
  await expect.poll(() => drawnFonts(button)).toEqual([BrandFonts.drawnAs]);
  await expect(cashier.amount).toHaveValue('1');
  await expect(cashier.amount).toBeFocused();
});

for (const what of ['missing', 'broken'] as const) {
  test(`a file that is ${what} leaves the device's font`, async ({ open, fonts, page }) => {
    const { cashier } = await open('current', [fonts[what]]);
    const label = cashier.tile('NEFT').getByText('NEFT', { exact: true });
    const before = await drawnFonts(label);
    const answered = page.waitForResponse(fonts[what]);
    fonts.answer();
    await answered;
    const frame = cashier.view.locator('html');
    await expect
      .poll(() => frame.evaluate(({ ownerDocument: { fonts: all } }) => [...all].map((one) => one.status)))
      .toEqual(['error']);
    expect(await drawnFonts(label)).toEqual(before);
    await cashier.choose('NEFT');
  });
}

test('an address that could be changed on its way is not fetched; the others are', async ({ open, fonts, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const refused = ['http://fonts.brand.example/a.woff2', 'data:font/woff2;base64,d09GMgABAAAAAA', 'https://'];
  const { cashier } = await open('current', [...refused, fonts.regular]);
  fonts.answer();
  const label = cashier.tile('NEFT').getByText('NEFT', { exact: true });
  await expect.poll(() => drawnFonts(label)).toEqual([BrandFonts.drawnAs]);
  expect(asked.filter((url) => url.includes('woff2'))).toEqual([fonts.regular]);
});

test('of several files only those are fetched whose characters are on the page', async ({ open, fonts }) => {
  const latin = { url: fonts.regular, weight: '400', unicodeRange: 'U+0-24F' };
  const cyrillic = { url: fonts.missing, weight: '400', unicodeRange: 'U+400-4FF' };
  const { cashier } = await open('current', [], { brandFont: { family: 'Brand Sans', files: [latin, cyrillic] } });
  fonts.answer();
  const label = cashier.tile('NEFT').getByText('NEFT', { exact: true });
  await expect.poll(() => drawnFonts(label)).toEqual([BrandFonts.drawnAs]);
  expect(fonts.asked).toEqual([fonts.regular]);
});
