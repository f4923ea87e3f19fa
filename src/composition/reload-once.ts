import * as v from 'valibot';
import { pageAnswers } from '../core/network/page-answers';
import type { SessionStore } from '../core/storage/storage';
import { keepTap, type TappedTile } from './kept-tap';

const KEY = 'cashier.reloadedAt';
/** Milliseconds in which a second failure is no longer taken for a new deployment. */
const PAUSE_MS = 60_000;

/**
 * A file of the build that is gone after a deployment comes back with the new page. True when the page reloads now; false
 * when it has just done so, or while the device is offline or the server away, where a reload would lose the page.
 *
 * `tapped`: the new page opens it.
 */
export async function reloadOnce(storage: SessionStore, tapped: () => TappedTile | undefined): Promise<boolean> {
  const last = storage.read(KEY, v.number());
  // Two files may be missing, or one be missed twice: this page is on its way out.
  const isReloading = last !== undefined && last >= performance.timeOrigin;
  if (!navigator.onLine || wasReloaded() || (!isReloading && last !== undefined && Date.now() - last < PAUSE_MS))
    return false;
  if (!(await pageAnswers())) return false;
  storage.write(KEY, Date.now());
  const tile = tapped();
  if (tile) keepTap(storage, tile);
  location.reload();
  return true;
}

/** The browser's own word: a page that is allowed no storage would reload without end. */
function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' && performance.now() < PAUSE_MS;
}
