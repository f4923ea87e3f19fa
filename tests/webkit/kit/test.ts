/** Vitest's `test` with a sandbox and a WebKit per worker, and a browser and a player per test. */
import { randomUUID } from 'node:crypto';
import { expect, test as base } from 'vitest';
import { startSandbox, type Sandbox } from '../../../sandbox/start-sandbox';
import { Gateway } from '../../e2e/kit/gateway';
import { Cashier } from './cashier';
import { WebKit } from './webkit';
import type { WebDriverPage } from './webdriver-page';

interface Fixtures {
  sandbox: Sandbox;
  webkit: WebKit;
  token: string;
  gateway: Gateway;
  page: WebDriverPage;
  cashier: Cashier;
}

/* oxlint-disable no-empty-pattern -- Vitest reads the names of the fixtures that are wanted from it */
export const test = base.extend<Fixtures>({
  sandbox: [
    async ({}, provide) => {
      const sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: 'memory://' });
      await provide(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  webkit: [
    async ({}, provide) => {
      const webkit = await WebKit.start();
      await provide(webkit);
      webkit.stop();
    },
    { scope: 'worker' },
  ],
  token: async ({}, provide) => provide(`demo-${randomUUID()}`),
  gateway: async ({ sandbox, token }, provide) => provide(new Gateway(sandbox.url, token)),
  page: async ({ webkit }, provide) => {
    const page = await webkit.open();
    await provide(page);
    await page.close();
  },
  cashier: async ({ page, sandbox }, provide) => provide(new Cashier(page, sandbox.hostUrl)),
});

// In a hook's longer time, once per worker: on a busy machine the start took the first test longer than a test may take.
test.beforeAll(({ sandbox }) => expect(sandbox.url).toBeTruthy());

/**
 * The id of the player's only deposit. Waits for it, because the page may move on before the gateway gets the create.
 */
export async function onlyDeposit(gateway: Gateway): Promise<string> {
  await expect.poll(async () => (await gateway.deposits()).length, { timeout: 15_000 }).toBe(1);
  return (await gateway.deposits())[0]!.id;
}
