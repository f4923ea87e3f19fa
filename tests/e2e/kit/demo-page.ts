/** The demo that runs in the browser alone, on a static host below a path, with every other address cut off. */
import { existsSync } from 'node:fs';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import type { Flow } from '../../../src/contract/primitives';
import { Cashier } from './cashier';
import type { HostChoices } from './host-page';
import { serveFolder, type StaticSite } from './static-site';

export class DemoPage {
  readonly cashier: Cashier;
  readonly payments: Locator;

  constructor(
    readonly page: Page,
    readonly url: string,
  ) {
    this.cashier = new Cashier(page.frameLocator('iframe'), page);
    this.payments = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  }

  async open(choices: HostChoices = {}): Promise<void> {
    await this.page.goto(`${this.url}?${new URLSearchParams({ ...choices })}`);
  }

  /** The provider ends the player's latest payment, by the panel's own buttons. */
  async end(_flow: Flow, act: 'pays' | 'declines'): Promise<void> {
    const name = act === 'pays' ? /^Approve/ : /^Decline/;
    await this.payments.first().getByRole('button', { name }).click();
  }
}

interface Fixtures {
  demo: DemoPage;
  /** Addresses outside the demo's folder that anything wanted, and uncaught errors. Must be empty at the end. */
  complaints: string[];
}

export const test = base.extend<Fixtures, { site: StaticSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are wanted from it
    async ({}, use) => {
      if (!existsSync('dist-demo/gateway.js')) throw new Error('The demo is not built: run "npm run build:demo".');
      const site = await serveFolder('dist-demo', '/some/path/');
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  demo: async ({ page, site }, use) => use(new DemoPage(page, site.url)),
  complaints: [
    async ({ context, site }, use) => {
      const complaints: string[] = [];
      await context.route('**/*', (route) => {
        const url = route.request().url();
        if (url.startsWith(site.url)) return route.continue();
        complaints.push(`asked for ${url}`);
        return route.abort();
      });
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
