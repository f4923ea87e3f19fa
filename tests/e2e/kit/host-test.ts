/** `test` with servers for host pages, and with the host package, packed and unpacked as an installation does it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSdk } from '../../../tools/sdk/build-sdk.mjs';
import { Cashier } from './cashier';
import { HostSite } from './host-site';
import { SdkHost, sdkHost } from './sdk-host';
import { expect, test as base } from './test';

const FILLED = '<style>#cashier { height: 640px }</style>';

interface HostFixtures {
  site: HostSite;
  /** Address of a widget on the sandbox's gateway that any host page may embed. */
  widgetUrl: string;
  cashier: Cashier;
  /** A host page that uses the package, with room for the cashier. */
  sdk: SdkHost;
}

export const test = base.extend<HostFixtures, { installed: string }>({
  // A folder with the package in its node_modules.
  installed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are wanted from it
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'cashier-host-'));
      const built = join(folder, 'built');
      await buildSdk(built);
      const archive = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: built });
      const target = join(folder, 'node_modules', 'cashier-host-sdk');
      mkdirSync(target, { recursive: true });
      execFileSync('tar', ['-xzf', join(folder, String(archive).trim()), '-C', target, '--strip-components=1']);
      for (const name of ['react', 'react-dom', 'scheduler', '@types'])
        symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new HostSite();
    await use(site);
    await site.close();
  },
  widgetUrl: async ({ site, sandbox }, use) =>
    use(await site.widget({ settings: { apiUrl: sandbox.url }, frameAncestors: ['*'] })),
  cashier: async ({ page }, use) => use(new Cashier(page.frameLocator('iframe'))),
  sdk: async ({ site, installed, widgetUrl, page }, use) => {
    const host = new SdkHost(page);
    await host.open(await site.page(FILLED + sdkHost(widgetUrl), { folder: installed }));
    await use(host);
  },
});

export { expect };

const ADDRESS = 'https://cashier.example.com/';
const TOKEN = 'the session token of the player';

/** A text of our docs, with the test's deployment and player in place of the examples. */
export const fillIn = (text: string, { widgetUrl, token }: { widgetUrl: string; token: string }) =>
  text.replaceAll(ADDRESS, widgetUrl).replaceAll(TOKEN, token);
