/**
 * The packed SDK in the frameworks that brands use, each in the version that its template names: rendered on its server
 * and hydrated, mounted twice, paid, left and come back to, unmounted.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildSdk } from '../../tools/sdk/build-sdk.mjs';
import { AcquirerPage } from '../e2e/kit/acquirer-page';
import { Cashier } from '../e2e/kit/cashier';
import { expect, test as base } from '../e2e/kit/host-test';
import { FRAMEWORKS, startBrand } from './brand';

const test = base.extend<object, { archive: string }>({
  archive: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are wanted from it
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'cashier-sdk-'));
      const built = join(folder, 'built');
      await buildSdk(built);
      const [packed] = JSON.parse(
        execFileSync('npm', ['pack', built, '--json', '--pack-destination', folder], { encoding: 'utf8' }),
      ) as [{ filename: string }];
      await use(join(folder, packed.filename));
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Keeps the listeners that the page's scripts add, and not the browser's driver: `listening` counts them by target and type. */
const WATCH_LISTENERS = `
  const kept = new Map();
  const isOfPage = () => new Error().stack.includes(location.origin + '/');
  for (const [name, target] of Object.entries({ window, document, visualViewport })) {
    const { addEventListener, removeEventListener } = target;
    const keyOf = (type, options) => name + ' ' + type + ' ' + Boolean(options?.capture ?? options);
    const of = (key) => kept.get(key) ?? kept.set(key, new Set()).get(key);
    target.addEventListener = function (type, listener, options) {
      if (listener && !options?.once && isOfPage()) of(keyOf(type, options)).add(listener);
      return addEventListener.call(this, type, listener, options);
    };
    target.removeEventListener = function (type, listener, options) {
      of(keyOf(type, options)).delete(listener);
      return removeEventListener.call(this, type, listener, options);
    };
  }
  window.listening = () => [...kept].filter(([, { size }]) => size > 0).map(([key, { size }]) => key + ' ' + size).sort();`;

/** Svelte's own, from the first button of a page on. */
const OF_SVELTE = 'document click true 1';

const listening = async (page: Page) => {
  const kept = await page.evaluate(() => (window as unknown as { listening(): string[] }).listening());
  return kept.filter((one) => one !== OF_SVELTE);
};

for (const name of FRAMEWORKS)
  test(name, async ({ page, request, archive, widgetUrl, token, gateway }) => {
    const brand = await startBrand(name, archive, { widgetUrl, token });
    try {
      const said: string[] = [];
      page.on('console', (it) => /error|warning/.test(it.type()) && said.push(it.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await page.addInitScript(WATCH_LISTENERS);
      const link = (to: string) => page.getByRole('link', { name: to }).click();
      const frames = page.locator('iframe');
      const cashierIn = (nth: number) => new Cashier(frames.nth(nth).contentFrame());
      const cashier = cashierIn(0);

      // Once it is hydrated, which no framework tells: its own listeners are there by then.
      await page.goto(brand.url, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: 'A brand' })).toBeVisible();
      const before = await listening(page);
      await link('Wallet');
      await cashier.choose('Test card');
      await new AcquirerPage(await cashier.pay('50')).choose('Approve');
      await expect(page.getByRole('status')).toHaveText('processed 50 EUR');
      await expect(cashier.title).toHaveText('Deposit received');
      expect(await gateway.deposit()).toMatchObject({ status: 'processed', amount: '50' });

      await page.getByRole('button', { name: 'Payouts' }).click();
      await expect(cashierIn(1).tiles.first()).toBeVisible();
      await page.getByRole('button', { name: 'Payouts' }).click();
      await expect(frames).toHaveCount(1);

      await link('Home');
      await expect(frames).toHaveCount(0);
      expect(await listening(page)).toEqual(before);
      await page.goBack();
      // The player is where they left.
      await expect(cashier.title).toHaveText('Deposit received');
      await cashier.button('Back to methods').click();
      await expect(cashier.tile('Test card')).toBeVisible();

      // What its server has rendered, hydrated.
      const { url } = brand;
      const served = await (await request.get(`${url}wallet`)).text();
      if (name !== 'html') expect(served).toContain('Payouts</button>');
      expect(/<cashier-frame[^>]*/.exec(served)?.[0] ?? '').not.toContain(token);
      await page.reload();
      await expect(cashier.tile('Test card')).toBeVisible();
      await expect(frames).toHaveCount(1);
      await link('Home');
      await expect(frames).toHaveCount(0);
      expect(await listening(page)).toEqual(before);
      expect(said).toEqual([]);
    } finally {
      await brand.close();
    }
  });
