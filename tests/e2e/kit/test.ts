/** Playwright's `test` with a sandbox of its own per worker, a host page, and a watch on the browser's complaints. */
import { test as base, expect, type ConsoleMessage } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../../../sandbox/start-sandbox';
import { HostPage } from './host-page';

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

interface Fixtures {
  host: HostPage;
  /** What the console said against CSP or Trusted Types, and uncaught errors. Every test ends with none. */
  complaints: string[];
}

export const test = base.extend<Fixtures, { sandbox: Sandbox }>({
  sandbox: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'cashier-e2e-'));
      const sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir });
      await use(sandbox);
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        if (isComplaint(message)) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  host: async ({ page, sandbox }, use, info) => {
    const token = `demo-${info.workerIndex}-${info.testId}`;
    await use(new HostPage(page, sandbox.hostUrl, token));
    await page.request.delete(`${sandbox.url}/sandbox/faults`);
  },
});

export { expect };

function isComplaint(message: ConsoleMessage): boolean {
  return /Content Security Policy|Trusted ?Type|TrustedScript|TrustedHTML/i.test(message.text());
}
