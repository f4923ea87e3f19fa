/** Counts of nodes and listeners in the page: they grow neither with the catalogue nor with the number of payments. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../kit/test';

/** Number of listeners and DOM nodes that are still reachable, in the whole page. */
async function held(cdp: CDPSession): Promise<{ listeners: number; nodes: number }> {
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)!.value;
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
}

/** Replaces the gateway's list by `count` copies of its last method. */
async function serveMethods(page: Page, count: number): Promise<void> {
  await page.route(/\/payment-methods\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { name: string; text: Record<string, string> }[] };
    const model = body.data.at(-1)!;
    const copies = Array.from({ length: count }, (_, index) => ({
      ...model,
      name: `copy_${index}`,
      category: 'copies',
      text: { en: `Copy ${index}` },
      position: index,
    }));
    await route.fulfill({ response, json: { data: copies } });
  });
}

for (const count of [200, 2000]) {
  test(`a list of ${count} methods has no more tiles in the document than some screens hold`, async ({
    page,
    host,
  }) => {
    await serveMethods(page, count);
    await host.open({ country: 'de' });
    const { cashier } = host;
    await expect(cashier.tile('Copy 0')).toBeVisible();
    await expect(cashier.firstList).toHaveCount(0);
    await expect(cashier.tile('Copy 0')).toBeVisible();
    expect(await cashier.tiles.count()).toBeLessThanOrEqual(60);
  });
}

test('payments one after another leave no listener and no node behind', async ({ page, bareHost, token, gateway }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await bareHost.open();
  await expect.poll(() => bareHost.types()).toEqual(['Loaded']);
  await bareHost.load({ token, currency: 'EUR', paymentGeo: 'DE', lang: 'en-US' });
  const { cashier } = bareHost;
  const pay = async () => {
    await cashier.choose('Test card without page');
    await cashier.amount.fill('50');
    await cashier.payButton.click();
    await expect(cashier.title).toHaveText('Waiting for payment');
    const open = (await gateway.deposits()).filter(({ status }) => status === 'waiting');
    expect(open).toHaveLength(1);
    await gateway.act(open[0]!.id, 'approve');
    await expect(cashier.title).toHaveText('Deposit received');
    await cashier.button('Back to methods').click();
    await expect(cashier.tile('Test card without page')).toBeVisible();
  };
  for (let time = 0; time < 4; time += 1) await pay();
  const early = await held(cdp);
  for (let time = 0; time < 8; time += 1) await pay();
  const late = await held(cdp);
  expect(late.listeners).toBeLessThanOrEqual(early.listeners);
  // Allows for a fading message or another tile in view, but not for a leaked page per payment.
  expect(late.nodes - early.nodes).toBeLessThan(100);
});
