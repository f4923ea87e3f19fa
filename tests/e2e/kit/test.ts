/** Playwright's `test` with a sandbox per worker, a player per test, and checks for browser errors. */
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { startSandbox, type Sandbox } from '../../../sandbox/start-sandbox';
import type { Settings } from '../../../src/contract/settings';
import { BareHost } from './bare-host';
import { Channel } from './channel';
import { skipBeyondDriver } from './driver-limits';
import { Gateway } from './gateway';
import { HostPage } from './host-page';
import { misbehavingMethods, misbehavingProvider } from './misbehaving-provider';
import { startSite, type Site } from './site';
import { Wire } from './wire';

interface Fixtures {
  /** The test's player; every test has its own. */
  token: string;
  host: HostPage;
  gateway: Gateway;
  bareHost: BareHost;
  /** A proxy between browser and sandbox, for widgets whose `apiUrl` is its address. Running at the start. */
  wire: Wire;
  /** The page's realtime channel, whose answers a test may change. */
  line: Channel;
  /** Serves the built widget with other settings than the sandbox's, and a demo page for it. */
  serve(settings: Partial<Settings>, base?: string): Promise<HostPage>;
  /** Uncaught errors, and console messages about CSP or Trusted Types. Must be empty at the end of every test. */
  complaints: string[];
}

export const test = base.extend<Fixtures, { sandbox: Sandbox }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are wanted from it
    async ({}, use) => {
      const sandbox = await startSandbox({
        port: 0,
        hostPort: 0,
        dataDir: 'memory://',
        methods: misbehavingMethods,
        simulators: [misbehavingProvider],
      });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern
  token: async ({}, use, info) => use(`demo-${info.testId}-${info.repeatEachIndex}`),
  gateway: async ({ sandbox, token, browserName }, use) => {
    const gateway = new Gateway(sandbox.url, token);
    await use(gateway);
    await gateway.heal();
    const reports = await gateway.cspReports();
    // Firefox reports a violation for the style that a screenshot adds to the page.
    const isOurs = (report: unknown) =>
      browserName === 'chromium' || !JSON.stringify(report).includes('style-src-elem');
    expect(reports.filter(isOurs)).toEqual([]);
  },
  host: async ({ page, sandbox, token }, use) => use(new HostPage(page, sandbox.hostUrl, token)),
  bareHost: async ({ page, sandbox }, use) => use(new BareHost(page, sandbox.hostUrl, sandbox.url)),
  wire: async ({ sandbox }, use) => {
    const wire = new Wire({ port: Number(new URL(sandbox.url).port) });
    await wire.up();
    await use(wire);
    await wire.down();
  },
  line: async ({ page }, use) => {
    const channel = new Channel();
    await channel.listen(page);
    await use(channel);
  },
  serve: async ({ page, token }, use) => {
    const sites: Site[] = [];
    await use(async (settings, base) => {
      const site = await startSite(settings, base);
      sites.push(site);
      return new HostPage(page, site.hostUrl, token);
    });
    await Promise.all(sites.map((site) => site.close()));
  },
  complaints: [
    async ({ context, gateway: _gateway }, use) => {
      skipBeyondDriver(context);
      const complaints = listenToComplaints(context);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Firefox reports its notes about the network, `postMessage` and a screenshot's own style as errors, not as console messages. */
const FIREFOX_NOTES =
  /^(?:The Same Origin Policy disallows reading|Firefox can’t establish a connection|The connection to wss?:|The page’s settings blocked an inline style|The target origin provided)/;

const POLICY = /content security policy|trusted ?type|trustedscript|trustedhtml/i;

function listenToComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!FIREFOX_NOTES.test(message)) complaints.push(`uncaught: ${message}`);
  });
  context.on('console', (message) => {
    if (POLICY.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
