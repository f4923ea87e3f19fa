/** A look of one's own in the built cashier: what only a browser computes, and only a running page follows. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../kit/test';

for (const design of ['current', 'legacy'] as const)
  test(`${design}: five seeds give both themes, all of it readable, with labels inside`, async ({
    serve,
    sandbox,
    page,
  }) => {
    const host = await serve({
      apiUrl: sandbox.url,
      legacyCountries: design === 'legacy' ? ['in'] : [],
      brandTokens: {
        ...{ 'seed-brand': '#101c4d', 'seed-surface': '#7a5c2e', 'seed-success': '#39d98a', 'seed-warning': '#ffe08a' },
        ...{ 'seed-danger': '#ff8fa3', density: '0.85', 'field-label': 'inside' },
      },
    });
    const grounds: string[] = [];
    for (const theme of ['light', 'dark'] as const) {
      await host.open({ theme });
      // The reloaded cashier opens at the form where the player was.
      if (theme === 'light') await host.cashier.choose('NEFT');
      await expect(host.cashier.payButton).toBeVisible();
      await host.page.mouse.move(0, 0);
      await expect(host.cashier.view.locator('html')).toHaveAttribute('data-label', 'inside');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      const html = host.cashier.view.locator('html');
      grounds.push(await html.evaluate((root) => getComputedStyle(root).getPropertyValue('--color-bg')));
    }
    expect(new Set(grounds).size).toBe(2);
  });

test('theme auto follows the system in the open cashier, with the logo of the theme', async ({
  serve,
  sandbox,
  page,
}) => {
  const logo = `${sandbox.url}/files/icons/brand-logo.svg`;
  const host = await serve({
    apiUrl: sandbox.url,
    ...{ logoUrl: logo, logoUrlDark: `${logo}?dark`, logoInBoth: true },
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await host.open({ theme: 'system' });
  const html = host.cashier.view.locator('html');
  const shown = host.cashier.view.locator('header img');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(shown).toHaveAttribute('src', logo);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(shown).toHaveAttribute('src', `${logo}?dark`);
});
