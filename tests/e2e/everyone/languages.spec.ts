/** Languages that a brand brings: files of its own and a setting, on the built cashier. */
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../kit/test';

const ORIGIN = 'https://texts.brand.example';
const TURKISH = {
  core: {
    title: { depositMethod: 'Para yatırma yöntemi' },
    amount: { label: 'Tutar', limits: '{{lowest}} ile {{highest}} arası' },
    header: { close: 7 },
  },
  pix: { submit: 'Pix kodu oluştur' },
};

/** Serves the brand's files. Returns the requested addresses, in order. */
async function serveTexts(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${ORIGIN}/**`, async (route) => {
    const url = route.request().url();
    asked.push(url);
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (url !== `${ORIGIN}/tr.json`) return route.fulfill({ headers, status: 404, body: 'no such file' });
    return route.fulfill({ headers, json: TURKISH });
  });
  return asked;
}

const LANGUAGES = { tr: `${ORIGIN}/tr.json`, de: `${ORIGIN}/de.json`, ar: 'languages/ar.json' };

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: a file with some Turkish texts, and English key by key for all others`, async ({
    serve,
    sandbox,
    context,
  }) => {
    await serveTexts(context);
    const legacyCountries = design === 'legacy' ? ['br'] : [];
    const host = await serve({ apiUrl: sandbox.url, languages: LANGUAGES, legacyCountries });
    const { cashier } = host;
    await host.open({ country: 'br', lang: 'tr-TR' });
    await expect(cashier.tile('Pix')).toBeVisible();
    await expect(cashier.view.locator('html')).toHaveAttribute('lang', 'tr');
    if (design === 'current') await expect(cashier.headerTitle).toHaveText('Para yatırma yöntemi');
    // A number in place of a text, and a text with unknown placeholders, are replaced by English ones.
    await expect(cashier.close).toBeVisible();
    await cashier.tile('Pix').click();
    await expect(cashier.button('Pix kodu oluştur')).toBeVisible();
    await expect(cashier.view.getByRole('textbox', { name: 'Tutar' })).toBeVisible();
    await expect(cashier.view.getByText(/^From .+ to .+/).first()).toBeVisible();
    await expect(cashier.view.getByText('You will get a QR code and a code to paste')).toBeVisible();
  });
}

test('Arabic, which comes with the cashier: texts, a plugin’s too, and amounts in Latin digits', async ({
  serve,
  sandbox,
}) => {
  const host = await serve({ apiUrl: sandbox.url, languages: LANGUAGES });
  const { cashier } = host;
  await host.open({ country: 'br', lang: 'ar-EG' });
  await expect(cashier.headerTitle).toHaveText('طريقة الإيداع');
  await expect(cashier.view.locator('html')).toHaveAttribute('lang', 'ar');
  await cashier.tile('Pix').click();
  const amount = cashier.view.getByRole('textbox', { name: 'المبلغ' });
  await amount.fill('١٥٠٫٥');
  await cashier.field('CPF').pressSequentially('52998224725');
  await cashier.button('إنشاء رمز Pix').click();
  await expect(cashier.title).toHaveText(/ادفع .*150\.50/);
});

test('a file that is not there leaves the cashier in English, and at work', async ({ serve, sandbox, context }) => {
  const asked = await serveTexts(context);
  const host = await serve({ apiUrl: sandbox.url, languages: LANGUAGES });
  await host.open({ country: 'br', lang: 'de-DE' });
  await host.cashier.expectOwnList();
  await expect(host.cashier.headerTitle).toHaveText('Deposit method');
  await expect(host.cashier.view.locator('html')).toHaveAttribute('lang', 'en');
  await host.cashier.choose('Pix');
  await expect(host.cashier.button('Generate Pix code')).toBeVisible();
  expect(asked).toContain(`${ORIGIN}/de.json`);
});

test('a player of another language fetches no file of a brand, and without the setting nobody fetches more', async ({
  serve,
  sandbox,
  context,
  page,
}) => {
  const asked = await serveTexts(context);
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  const withPacks = await serve({ apiUrl: sandbox.url, languages: LANGUAGES });
  await withPacks.open({ country: 'br', lang: 'pt-BR' });
  await withPacks.cashier.expectOwnList();
  expect(scripts.filter((url) => url.includes('language-packs'))).toHaveLength(1);
  scripts.length = 0;
  const without = await serve({ apiUrl: sandbox.url });
  await without.open({ country: 'br', lang: 'tr-TR' });
  await without.cashier.expectOwnList();
  expect(scripts.filter((url) => /language-packs|languages\//.test(url))).toEqual([]);
  expect(asked).toEqual([]);
});
