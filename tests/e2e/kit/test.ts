/** Playwright's `test` with a sandbox per worker, a player per test, and a watch on what the browser complains of. */
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { startSandbox, type Sandbox } from '../../../sandbox/start-sandbox';
import { Gateway } from './gateway';
import { HostPage } from './host-page';

interface Fixtures {
  /** The test's player; every test has its own. */
  token: string;
  host: HostPage;
  gateway: Gateway;
  /** Uncaught errors, and what the console said against CSP or Trusted Types. Every test ends with none. */
  complaints: string[];
}

export const test = base.extend<Fixtures, { sandbox: Sandbox }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are wanted from it
    async ({}, use) => {
      const sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: 'memory://' });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern
  token: async ({}, use, info) => use(`demo-${info.testId}-${info.repeatEachIndex}`),
  gateway: async ({ sandbox, token }, use) => {
    const gateway = new Gateway(sandbox.url, token);
    await use(gateway);
    await gateway.heal();
    expect(await gateway.cspReports()).toEqual([]);
  },
  host: async ({ page, sandbox, token }, use) => use(new HostPage(page, sandbox.hostUrl, token)),
  complaints: [
    async ({ context, gateway: _ }, use) => {
      const complaints = listenToComplaints(context);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const POLICY = /content security policy|trusted ?type|trustedscript|trustedhtml/i;

function listenToComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (POLICY.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
