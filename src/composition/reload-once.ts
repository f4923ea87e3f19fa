import * as v from 'valibot';
import type { SessionStore } from '../core/storage/storage';

const KEY = 'cashier.reloadedAt';
/** Milliseconds in which a second failure is no longer taken for a new deployment. */
const PAUSE_MS = 60_000;

/**
 * A chunk that is gone after a deployment comes back with the new page. True when the page reloads now; false when it
 * has just done so, or while the device is offline, where a reload would lose the page for nothing.
 */
export function reloadOnce(storage: SessionStore): boolean {
  const now = Date.now();
  const last = storage.read(KEY, v.number());
  if (!navigator.onLine || (last !== undefined && now - last < PAUSE_MS)) return false;
  storage.write(KEY, now);
  location.reload();
  return true;
}
