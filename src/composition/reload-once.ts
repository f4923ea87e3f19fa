import * as v from 'valibot';
import type { SessionStore } from '../core/storage/storage';

const KEY = 'cashier.reloadedAt';
/** Milliseconds in which a second failure is no longer taken for a new deployment. */
const PAUSE_MS = 60_000;

/**
 * A file of the build that is gone after a deployment comes back with the new page. True when the page reloads now; false
 * when it has just done so, or while the device is offline, where a reload would lose the page for nothing.
 */
export function reloadOnce(storage: SessionStore): boolean {
  if (!navigator.onLine || hasJustReloaded(storage)) return false;
  storage.write(KEY, Date.now());
  location.reload();
  return true;
}

/** By the browser's own word as well: a page that is allowed no storage would reload without end. */
function hasJustReloaded(storage: SessionStore): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload' && performance.now() < PAUSE_MS) return true;
  const last = storage.read(KEY, v.number());
  return last !== undefined && Date.now() - last < PAUSE_MS;
}
