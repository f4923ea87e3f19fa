/** Every language, the packs too, at 320 px: list, form with its mistakes, code to pay, end. A browser lays it out. */
import { LANGUAGES } from '../../../src/core/locale/locale';
import { textTag } from '../../../src/core/locale/language-tag';
import { packSettings } from '../../../sandbox/packs';
import { cutTexts } from '../kit/fits';
import { expect, test as base } from '../kit/host-test';

const PACKS = packSettings();
const TAGS = [...LANGUAGES.map(textTag), ...Object.keys(PACKS)];

const test = base.extend<{ design: string }>({
  design: ['current', { option: true }],
  widgetUrl: async ({ site, sandbox, design }, use) => {
    const settings = { apiUrl: sandbox.url, languages: PACKS, ...(design === 'legacy' && { legacyCountries: ['br'] }) };
    await use(await site.widget({ settings, frameAncestors: ['*'] }));
  },
});

for (const design of ['current', 'legacy']) {
  test.describe(design, () => {
    test.use({ design });

    test('nothing is cut in any language', async ({ sdk, cashier, token, page, gateway }) => {
      test.setTimeout(400_000);
      await page.setViewportSize({ width: 320, height: 740 });
      const cut: string[] = [];
      const look = async (stop: string) => {
        for (const tag of [...TAGS, 'en']) {
          await sdk.update({ lang: tag });
          await expect(cashier.view.locator('html')).toHaveAttribute('lang', tag);
          cut.push(...(await cutTexts(cashier)).map((text) => `${tag}, ${stop}: ${text}`));
        }
      };
      await sdk.mount({ token, userId: '42', currency: 'BRL', paymentGeo: 'BR', lang: 'en', languageMenu: true });
      await expect(cashier.view.getByRole('combobox', { name: 'Language' })).toBeVisible();
      await look('list');
      await cashier.choose('Pix');
      await cashier.amount.fill('');
      await cashier.button('Generate Pix code').click();
      await expect(cashier.view.getByText('Enter an amount').first()).toBeVisible();
      await look('form');
      await cashier.amount.fill('150');
      await cashier.field('CPF').pressSequentially('52998224725');
      await cashier.button('Generate Pix code').click();
      await expect(cashier.view.getByRole('img', { name: 'QR code of this Pix payment' })).toBeVisible();
      await look('code');
      await gateway.end('deposit', 'declines');
      await expect(cashier.title).not.toHaveText(/Pix/);
      await look('end');
      expect(cut).toEqual([]);
    });
  });
}
