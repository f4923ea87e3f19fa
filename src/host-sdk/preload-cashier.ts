import { frameUrl, HIDDEN_IN_PAGE } from './make-frame';
import { openCashier, type OpenCashier } from './open-cashier';
import type { CashierOptions, CashierPreload, PreloadOptions } from './types';

interface Preloaded extends OpenCashier {
  preload: CashierPreload;
}

/** By the frame's address, the flow included. */
const preloads = new Map<string, Preloaded>();

/**
 * Brings the cashier's files, its connection and, with a `payload`, its list in a hidden frame, which `mountCashier`
 * for the same address shows. Until then the frame can't be reached, and the page hears nothing of it but problems.
 * A second call for the same address changes the first one's data and gives the same handle.
 * Throws a TypeError when `widgetUrl` is no http(s) address.
 */
export function preloadCashier(options: PreloadOptions): CashierPreload {
  const url = frameUrl(options);
  const waiting = preloads.get(url.href);
  if (waiting?.fits(options)) {
    waiting.take(options);
    return waiting.preload;
  }
  waiting?.preload.destroy();
  const cashier = openCashier(url, options, true);
  const { iframe, destroy } = cashier.handle;
  const preload = {
    destroy() {
      if (preloads.get(url.href)?.preload !== preload) return;
      preloads.delete(url.href);
      destroy();
    },
  };
  preloads.set(url.href, { ...cashier, preload });
  if (!options.container) iframe.style.cssText = HIDDEN_IN_PAGE;
  (options.container ?? document.body).append(iframe);
  return preload;
}

/** Undefined where none waits, or none that can stand in `container`: the caller's own then finds the files in the cache. */
export function takePreloaded(url: URL, container: HTMLElement, options: CashierOptions): OpenCashier | undefined {
  const waiting = preloads.get(url.href);
  if (!waiting) return;
  if (!waiting.fits(options) || !moveInto(container, waiting.handle.iframe)) {
    waiting.preload.destroy();
    return;
  }
  preloads.delete(url.href);
  waiting.take(options);
  return waiting;
}

/** A frame that is put elsewhere in any other way than by `moveBefore` loads its page anew. */
function moveInto(container: HTMLElement, iframe: HTMLIFrameElement): boolean {
  if (iframe.parentNode === container) return true;
  try {
    // Not in every browser, and not into an element that is in no document.
    (container as HTMLElement & { moveBefore(node: Node, child: null): void }).moveBefore(iframe, null);
    return true;
  } catch {
    return false;
  }
}
