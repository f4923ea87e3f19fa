/**
 * Opens a browser with a phone's screen: with a fresh profile and a cold cache, or with the profile of an earlier visit.
 */
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { CHROMIUM_FLAGS, chromiumPath } from '../../machine/chromium';
import { HOST } from '../server/start';
import type { BenchServer } from './bench-server';
import { NetworkLog } from './network-log';
import { playwrightSession } from './playwright-session';

export interface Conditions {
  line: 'fast' | 'slow' | 'blind';
  /** Factor of the CPU throttling: 4 is a CPU four times slower. */
  cpuSlowdown: number;
  reducedMotion?: boolean;
}

export const SLOW: Conditions = { line: 'slow', cpuSlowdown: 4 };
/** With a server that ignores priorities, such as nginx. */
export const BLIND: Conditions = { line: 'blind', cpuSlowdown: 4 };
export const FAST: Conditions = { line: 'fast', cpuSlowdown: 1 };

export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  network: NetworkLog;
  origin: string;
}

type Work<T> = (open: OpenPage) => Promise<T>;

/**
 * Repeats a failed visit once: on a busy machine one of many may time out.
 *
 * @param profile folder of a profile whose cache and storage last from one visit to the next; '' for a fresh one
 */
export async function withPage<T>(
  server: BenchServer,
  conditions: Conditions,
  work: Work<T>,
  profile = '',
): Promise<T> {
  try {
    return await withNewPage(server, conditions, work, profile);
  } catch (error) {
    console.error('A visit failed and is made once more:', error instanceof Error ? error.message : error);
    return withNewPage(server, conditions, work, profile);
  }
}

async function withNewPage<T>(server: BenchServer, conditions: Conditions, work: Work<T>, profile: string): Promise<T> {
  const context = await openContext(server, conditions, profile);
  try {
    const [page = await context.newPage()] = context.pages();
    const cdp = await context.newCDPSession(page);
    const network = new NetworkLog(cdp);
    // While a debugger is attached, V8 records where each Error was created, and parses all code around it again.
    // React's renderer creates some as it loads, which costs 90 ms on a slow phone; no player's browser does this.
    await playwrightSession(page).send('Runtime.setMaxCallStackSizeToCapture', { size: 0 });
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    if (conditions.cpuSlowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
    return await work({ page, cdp, network, origin: `https://${HOST}` });
  } finally {
    await (context.browser() ?? context).close();
  }
}

async function openContext(server: BenchServer, conditions: Conditions, profile: string): Promise<BrowserContext> {
  const launch = {
    executablePath: chromiumPath(),
    args: [
      ...CHROMIUM_FLAGS,
      `--ignore-certificate-errors-spki-list=${server.fingerprint}`,
      // No outside requests: every other host name resolves to nothing.
      `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${server.ports[conditions.line]}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
  };
  const screen = {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    reducedMotion: conditions.reducedMotion ? 'reduce' : 'no-preference',
  } as const;
  if (profile) return chromium.launchPersistentContext(profile, { ...launch, ...screen });
  return (await chromium.launch(launch)).newContext(screen);
}
