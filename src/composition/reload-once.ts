/** Milliseconds in which a second failure is no longer taken for a new deployment. */
const PAUSE_MS = 60_000;

/**
 * A file of the build that is gone after a deployment comes back with the new page. True when the page reloads now; false
 * when it has just done so, or while the device is offline, where a reload would lose the page for nothing.
 */
export function reloadOnce(): boolean {
  // The browser's own word for it: a page may be allowed no storage to remember it in, and would reload without end.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigator.onLine || (visit?.type === 'reload' && performance.now() < PAUSE_MS)) return false;
  location.reload();
  return true;
}
