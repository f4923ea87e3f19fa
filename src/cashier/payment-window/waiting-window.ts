/** A window that is opened in the click and led on to the provider's page once its address is known. */
import * as v from 'valibot';
import type { Clock } from '../../core/time/time';
import type { SessionStore } from '../../core/storage/storage';

/** Milliseconds between two checks whether the payment page is still open; the browser fires no event when it closes. */
export const WATCH_MS = 1_000;
/** Checks after which a window that still shows our own page is not relied on any more. */
const SLOW_CHECKS = 10;

/** Stored where windows don't work, before the first is tried: in some in-app browsers it takes the place of this page. */
const NO_WINDOWS = 'cashier.noWindows';

/** False once a window was refused here, or came without a handle. */
export const hasWindows = (storage: SessionStore): boolean => storage.read(NO_WINDOWS, v.boolean()) !== true;

/** As `openWaiting`, and keeps in mind whether this place has windows: only in a click a refusal says that it has none. */
export function openInClick(window: Window, storage: SessionStore): Window | undefined {
  storage.write(NO_WINDOWS, true);
  const target = openWaiting(window);
  if (target) storage.remove(NO_WINDOWS);
  return target;
}

/**
 * Undefined where this place gives none that can be led on. It shows a page of ours and not a blank one: where its
 * opener is cut, or where it comes in place of this page, that page closes itself or goes back (src/first/opening).
 */
export function openWaiting(window: Window): Window | undefined {
  try {
    const target = window.open(new URL('opening.html', window.location.href).href, '_blank');
    // Browsers inside apps return null, this very window, a closed one, or one without a location.
    return target && target !== window && !target.closed && target.location ? target : undefined;
  } catch {
    return undefined;
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

/** Whether it still shows our own page: those of others can't be looked at. */
function isStillWaiting(target: Window): boolean {
  try {
    return /^about:|\/opening\.html$/.test(target.location.href);
  } catch {
    return false;
  }
}
