/** The search of a long list while the list changes under it. */
import type { Page } from '@playwright/test';
import type { PaymentMethod } from '../../../src/contract/method';
import { connected } from '../kit/connected';
import { expect, test } from '../kit/test';

/** Methods by currency: 30 of euro, 5 of dollar, and in each one that a search for "wanted" finds. */
const COUNTS: Readonly<Record<string, number>> = { EUR: 30, USD: 5 };

async function serveLists(page: Page): Promise<void> {
  await page.route(/\/payment-methods\?/, async (route) => {
    const url = new URL(route.request().url());
    const currency = url.searchParams.get('currency') ?? '';
    url.searchParams.set('currency', 'EUR');
    const response = await route.fetch({ url: url.href });
    const { data } = (await response.json()) as { data: PaymentMethod[] };
    const model = data.find(({ name }) => name === 'de_sofort')!;
    const named = (index: number) => (index === 3 ? 'Wanted' : `Copy ${index}`);
    const copies = Array.from({ length: COUNTS[currency] ?? 0 }, (_, index) => ({
      ...model,
      currency: [],
      name: `copy_${index}`,
      category: 'copies',
      text: { en: `${named(index)} ${currency}` },
    }));
    await route.fulfill({ response, json: { data: copies } });
  });
}

for (const design of ['current', 'legacy'] as const) {
  test(`${design}: the search keeps text, focus and count while methods change, and the list is another one`, async ({
    bareHost,
    gateway,
    page,
    token,
  }) => {
    await serveLists(page);
    const channel = connected(page);
    const query = design === 'legacy' ? 'design=legacy' : '';
    await bareHost.start({ token, currency: 'EUR', paymentGeo: 'DE', lang: 'en-US' }, { query });
    const { cashier } = bareHost;
    await channel;
    await cashier.expectOwnList();
    const find = cashier.view.getByRole('searchbox', { name: 'Search' });
    const count = cashier.view.getByRole('status').filter({ hasText: /result|found/i });
    await find.focus();
    await page.keyboard.type('wanted');
    await expect(cashier.tiles).toHaveCount(1);
    await expect(count).toHaveText('1 result');

    await gateway.push('method.state', { name: 'copy_3', state: { level: 'down' } });
    await expect(cashier.tile('Wanted EUR')).toHaveAttribute('aria-disabled', 'true');
    await expect(find).toBeFocused();
    await gateway.push('method.state', { name: 'copy_3', state: { level: 'up' } });
    await expect(cashier.tile('Wanted EUR')).not.toHaveAttribute('aria-disabled', 'true');
    await expect(find).toBeFocused();

    // The list of the other currency is short: a list of its length has no search by itself.
    await bareHost.load({ token, currency: 'USD', paymentGeo: 'DE' });
    await expect(cashier.tile('Wanted USD')).toBeVisible();
    await expect(cashier.tiles).toHaveCount(1);
    await expect(find).toHaveValue('wanted');
    await expect(find).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await expect(cashier.tiles).toHaveCount(5);
    await expect(find).toBeFocused();
  });
}
