/** A window that is opened in the click and led on to the provider's page once its address is known. */
import type { Clock } from '../../core/time/time';

/** A window that is reserved for the payment page; undefined when none was wanted, needed or allowed. */
export type ReservedWindow = Window | undefined;

/** Milliseconds between two checks whether the payment page is still open; the browser fires no event when it closes. */
export const WATCH_MS = 1_000;
/** Checks after which a window that still shows our own page is not relied on any more. */
const SLOW_CHECKS = 10;

/**
 * Undefined where this place gives none that can be led on. It shows a page of ours and not a blank one: where its
 * opener is cut, or where it comes in place of this page, that page closes itself or goes back (src/first/opening).
 */
export function openWaiting(window: Window): ReservedWindow {
  const target = open(window);
  if (!target || canBeLedOn(target)) return target;
  close(target);
  return undefined;
}

function open(window: Window): ReservedWindow {
  try {
    const target = window.open(new URL('opening.html', window.location.href).href, '_blank');
    // Browsers inside apps return this very window, or one around it: the host's page must not go away.
    return target && ![window, window.parent, window.top].includes(target) ? target : undefined;
  } catch {
    return undefined;
  }
}

/** Browsers inside apps also return a closed window, or one without a location. */
function canBeLedOn(target: Window): boolean {
  try {
    return !target.closed && Boolean(target.location);
  } catch {
    return false;
  }
}

/** Leaves no empty tab behind. */
function close(target: Window): void {
  try {
    target.close();
  } catch {
    // What has no `close` is no window.
  }
}

/** False where the window can't be led on. `isOwn`: the address is a page of ours, which itself drops its opener. */
export function leadOn(target: Window, url: string, isOwn: boolean): boolean {
  try {
    target.location.replace(url);
    // Afterwards: in a sandbox a window without an opener can't be navigated. The page comes only later, and finds none.
    if (!isOwn) target.opener = null;
    return isOwn || target.opener === null;
  } catch {
    return false;
  }
}

/**
 * Calls `onGone` when the window looks closed, or is stuck on our own page. A page that cuts the link to its opener looks
 * closed at once, so nothing is claimed of its closing. It can then be opened twice, which does no harm.
 */
export function watchWindow(target: Window, clock: Clock, onGone: (isStuck: boolean) => void): () => void {
  let checks = 0;
  return clock.every(WATCH_MS, () => {
    const isStuck = ++checks === SLOW_CHECKS && isStillWaiting(target);
    if (target.closed || isStuck) onGone(isStuck);
  });
}

/** Whether it still shows our own page, or is no real window: the pages of others can't be looked at. */
function isStillWaiting(target: Window): boolean {
  try {
    const { href } = target.location;
    return !href || /^about:|\/opening\.html$|#\/form$/.test(href);
  } catch {
    return false;
  }
}
