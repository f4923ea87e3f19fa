import * as v from 'valibot';
import { pageAnswers } from '../core/network/page-answers';
import type { SessionStore } from '../core/storage/storage';
import { keepTap, type TappedTile } from './kept-tap';

const KEY = 'cashier.reloadedAt';
/** Milliseconds after a reload in which another failure is not taken for a new deployment. */
const PAUSE_MS = 60_000;

/**
 * Reloads the page for a file of the build that is gone after a deployment. True when the page reloads now; false when
 * it has just done so, or while the device is offline or the server does not answer, when a reload would lose the page.
 *
 * `tapped`: the tile that the new page opens.
 */
export async function reloadOnce(storage: SessionStore, tapped: () => TappedTile | undefined): Promise<boolean> {
  const last = storage.read(KEY, v.number());
  // Already reloading: two files may be missing, or one may be requested twice.
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

/** According to the browser, because without storage the page could not remember a reload and would reload for ever. */
function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' && performance.now() < PAUSE_MS;
}
