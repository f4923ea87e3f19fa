/** The player chooses the language, in a page that uses the SDK: what is fetched, and what lasts, only a frame shows. */
import { fits } from '../kit/fits';
import { expect, test } from '../kit/host-test';

const GERMANY = { currency: 'EUR', paymentGeo: 'DE', lang: 'en', userId: '42' };

test.use({
  widgetUrl: async ({ site, sandbox }, use) => {
    const languages = { ar: 'languages/ar.json' };
    await use(await site.widget({ settings: { apiUrl: sandbox.url, languages }, frameAncestors: ['*'] }));
  },
});

test('a choice turns the page at once, and lasts until the host names another language', async ({
  sdk,
  cashier,
  token,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const data = { ...GERMANY, token, languageMenu: true };
  await sdk.mount(data);
  const html = cashier.view.locator('html');
  const menu = cashier.view.getByRole('combobox', { name: 'Language' });
  await expect(menu.locator('option', { hasText: 'Русский' })).toHaveAttribute('lang', 'ru');
  await menu.focus();
  await menu.selectOption({ label: 'العربية' });
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(cashier.view.getByRole('combobox', { name: 'اللغة' })).toBeFocused();
  await fits(cashier, cashier.view.getByRole('combobox', { name: 'اللغة' }));
  expect(await sdk.heard()).toContainEqual({ messageType: 'onLanguage', lang: 'ar' });

  await sdk.update({ lang: 'en', theme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('lang', 'ar');

  await sdk.unmount();
  await sdk.mount(data);
  await expect(cashier.view.getByRole('combobox', { name: 'اللغة' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'ar');

  await sdk.update({ lang: 'pt-BR' });
  await expect(html).toHaveAttribute('lang', 'pt');
  await sdk.unmount();
  await sdk.mount({ ...data, userId: '43' });
  await expect(menu).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
});

test('without the host’s word there is no menu, and nothing of it is fetched', async ({
  sdk,
  cashier,
  token,
  page,
}) => {
  await sdk.mount({ ...GERMANY, token });
  await expect(cashier.tile('Test card')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(cashier.view.getByRole('combobox', { name: 'Language' })).toHaveCount(0);
  const files = await page
    .mainFrame()
    .childFrames()[0]!
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((name) => /language-menu/.test(name))).toEqual([]);
});
