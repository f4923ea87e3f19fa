/** Built-ins only. */

/** How often the parent is looked for, in milliseconds. */
const LOOK_MS = 500;

/**
 * Calls `stop` once this process has lost its parent. `npm` passes a signal to its shell alone, which ends and leaves us
 * behind with what we have started.
 * @param {() => void} stop
 */
export function onParentGone(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS);
  timer.unref();
}
