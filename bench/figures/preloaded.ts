/** A cashier that was preloaded in a hidden frame: from the press on Deposit to the list. */
import type { CDPSession, Page } from 'playwright';
import type { BenchServer } from '../browser/bench-server';
import { SLOW, withPage } from '../browser/open-page';
import { PRELOADED } from '../browser/targets';
import { OBSERVER, usableAt, type Report } from './load';

const COUNT = 20;
const PATIENCE_MS = 60_000;

/** Milliseconds from the release of the finger until the list is painted and answers a click. */
export function measurePreloaded(server: BenchServer): Promise<number> {
  const { path, ...target } = PRELOADED;
  return withPage(server, SLOW, async ({ page, cdp, origin }) => {
    const watched = JSON.stringify({ ...target, click: 'at-once', press: 0 });
    await page.addInitScript(`if (window === window.top) window.benchTarget = ${watched}`);
    await page.addInitScript({ path: OBSERVER });
    const isDone = (text: string) => text === 'bench: done';
    const done = page.waitForEvent('console', { predicate: (it) => isDone(it.text()), timeout: PATIENCE_MS });
    await page.goto(`${origin}${path}?n=${COUNT}`, { waitUntil: 'commit' });
    await untilBrought(page);
    await press(cdp, page);
    await done;
    const report = (await page.evaluate('benchReport()')) as Report;
    return usableAt(report) - ((await page.evaluate('window.benchPressed')) as number);
  });
}

/** Waits until the application runs and nothing has arrived for two seconds. */
async function untilBrought(page: Page): Promise<void> {
  const isBrought = `(() => {
    const inner = document.querySelector('iframe')?.contentWindow;
    if (!inner?.document.querySelector(${JSON.stringify(PRELOADED.running)})) return false;
    const ends = inner.performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
    return inner.performance.now() - Math.max(...ends) > 2000;
  })()`;
  await page.waitForFunction(isBrought, undefined, { polling: 250, timeout: PATIENCE_MS });
}

async function press(cdp: CDPSession, page: Page): Promise<void> {
  const box = await page.locator('#deposit').boundingBox();
  const touchPoints = [{ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
