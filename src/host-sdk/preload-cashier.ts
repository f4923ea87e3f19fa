import { frameUrl, IN_PAGE } from './make-frame';
import { openCashier, type OpenCashier } from './open-cashier';
import type { CashierOptions, CashierPreload, PreloadOptions } from './types';

interface Preloaded extends OpenCashier {
  preload: CashierPreload;
}

/** Waiting preloads by the frame's address, which includes the flow. */
const preloads = new Map<string, Preloaded>();

/**
 * Loads the cashier's files, its connection and, with a `payload`, its list in a hidden frame, which `mountCashier` for
 * the same address then shows. Until then the frame cannot be reached, and the page is notified of problems only. A
 * second call for the same address changes the data of the first and returns the same handle. Throws a TypeError when
 * `widgetUrl` is not an http(s) address.
 */
export function preloadCashier(options: PreloadOptions): CashierPreload {
  const url = frameUrl(options);
  const waiting = preloads.get(url.href);
  if (waiting) {
    if (waiting.fits(options)) {
      waiting.take(options);
      return waiting.preload;
    }
    waiting.preload.destroy();
  }
  const cashier = openCashier(url, options, true);
  const { iframe, destroy } = cashier.handle;
  const preload = {
    destroy() {
      if (preloads.get(url.href) !== preloaded) return;
      preloads.delete(url.href);
      destroy();
    },
  };
  const preloaded = { ...cashier, preload };
  preloads.set(url.href, preloaded);
  if (!options.container) iframe.style.cssText += IN_PAGE;
  (options.container ?? document.body).append(iframe);
  return preload;
}

/**
 * The waiting preload; undefined when there is none, or none that fits the options and can be moved into `container`. A
 * cashier opened instead finds its files in the cache.
 */
export function takePreloaded(
  url: URL,
  container: HTMLElement | ShadowRoot,
  options: CashierOptions,
): OpenCashier | undefined {
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

/** Whether the frame is a hidden one that waits for its mount. */
export const isPreloaded = (frame: Element): boolean =>
  [...preloads.values()].some(({ handle }) => handle.iframe === frame);

/** Moving a frame in any other way than by `moveBefore` reloads its page. False when it could not be moved. */
function moveInto(container: HTMLElement | ShadowRoot, iframe: HTMLIFrameElement): boolean {
  if (iframe.parentNode === container) return true;
  try {
    // Throws in a browser without `moveBefore`, and for a container outside the document.
    (container as typeof container & { moveBefore(node: Node, child: null): void }).moveBefore(iframe, null);
    return true;
  } catch {
    return false;
  }
}
