/** What the page holds in memory once the list is shown and the page is idle. */
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright';
import type { BenchServer } from '../browser/bench-server';
import { FAST, withPage } from '../browser/open-page';
import { TARGETS, type Who } from '../browser/targets';

const OBSERVER = fileURLToPath(new URL('../pages/observe.js', import.meta.url));
const SETTLE_MS = 2000;

export interface Held {
  /** Bytes of JavaScript objects after a garbage collection; the frame and the page around it share one heap. */
  heap: number;
  listeners: number;
}

export async function held(cdp: CDPSession): Promise<Held> {
  // Collect twice: the first collection can make more objects unreachable.
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return { heap: usedSize, listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN };
}

export function measureHeap(server: BenchServer, who: Who, count: number): Promise<Held> {
  return withPage(server, FAST, async ({ page, cdp, origin }) => {
    await openList(page, origin, who, count);
    await page.waitForTimeout(SETTLE_MS);
    return held(cdp);
  });
}

/** Opens the list and waits until its first tile is painted. @returns when that was, in ms since the epoch */
export async function openList(page: Page, origin: string, who: Who, count: number): Promise<number> {
  const { path, ...target } = TARGETS[who];
  await page.addInitScript(
    `if (window === window.top) window.benchTarget = ${JSON.stringify({ ...target, click: 'never' })}`,
  );
  await page.addInitScript({ path: OBSERVER });
  const done = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'bench: done',
    timeout: 300_000,
  });
  await page.goto(`${origin}${path}?n=${count}`, { waitUntil: 'commit' });
  await done;
  const { painted, origin: startedAt } = (await page.evaluate('benchReport()')) as { painted: number; origin: number };
  return startedAt + painted;
}
