import { FRAME_NAME, frameUrl, must } from './make-frame';
import { openCashier } from './open-cashier';
import { isPreloaded, takePreloaded } from './preload-cashier';
import type { CashierHandle, CashierOptions } from './types';

/** How to end the cashier of a shown frame. */
const ends = new WeakMap<Element, () => void>();

/**
 * Shows the cashier in `container`: the one that was preloaded for this address, flow and host data, if there is one. It
 * takes the place of an earlier one. Throws a TypeError if `container` is not an element, `widgetUrl` not an http(s)
 * address, or `flow` or `height` unknown.
 */
export function mountCashier(container: HTMLElement | ShadowRoot, options: CashierOptions): CashierHandle {
  must(container && container.append, 'container must be an element');
  const url = frameUrl(options);
  clear(container);
  let cashier = takePreloaded(url, container, options);
  if (!cashier) {
    cashier = openCashier(url, options, false);
    container.append(cashier.handle.iframe);
  }
  if (options.demo)
    document.head.append(Object.assign(document.createElement('script'), { src: new URL('demo.js', url) }));
  const { handle } = cashier;
  ends.set(handle.iframe, handle.destroy);
  cashier.show();
  return handle;
}

/** Removes the cashier that is shown, and the dead frame that a copied container brings along. */
function clear({ children }: HTMLElement | ShadowRoot): void {
  for (const frame of [...children])
    if ((frame as HTMLIFrameElement).name === FRAME_NAME && !isPreloaded(frame))
      (ends.get(frame) ?? (() => frame.remove()))();
}
