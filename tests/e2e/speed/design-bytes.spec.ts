/** Neither design loads a byte of the other one's screens. */
import type { Page } from '@playwright/test';
import { filesOnlyOf } from '../kit/design-files';
import type { HostPage } from '../kit/host-page';
import { expect, test } from '../kit/test';

function assets(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /\/(assets\/[^?]+)/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  return files;
}

/** Opens the list, a form and crypto, which could load files of the other design by mistake. */
async function walk(host: HostPage): Promise<void> {
  const { cashier } = host;
  await expect(cashier.tile('PayPal')).toBeVisible();
  await cashier.choose('PayPal');
  await cashier.back.click();
  await cashier.tile('Cryptocurrency').click();
  await expect(cashier.title).toHaveText('Cryptocurrency');
  await cashier.back.click();
  await expect(cashier.tile('PayPal')).toBeVisible();
}

for (const [design, other] of [
  ['current', 'legacy'],
  ['legacy', 'current'],
] as const) {
  test(`bytes: nothing of the ${other} design is loaded in the ${design} one`, async ({ host }) => {
    const loaded = assets(host.page);
    const own = filesOnlyOf(design);
    const others = filesOnlyOf(other);
    for (const files of [own, others]) {
      expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
      expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0);
    }
    await host.open({ country: 'de', design });
    await walk(host);
    expect(loaded.filter((file) => others.includes(file))).toEqual([]);
    expect(loaded.filter((file) => own.includes(file)).length).toBeGreaterThan(3);
    expect(loaded.filter((file) => file.includes(`/${other}-`))).toEqual([]);
  });
}
