import { frameUrl, must } from './make-frame';
import { openCashier } from './open-cashier';
import { takePreloaded } from './preload-cashier';
import type { CashierHandle, CashierOptions } from './types';

/**
 * Shows the cashier in `container`: the one that was preloaded for this address, flow and host data, if there is one.
 * Throws a TypeError if `container` is not an element, `widgetUrl` not an http(s) address, or `flow` or `height`
 * unknown.
 */
export function mountCashier(container: HTMLElement, options: CashierOptions): CashierHandle {
  must(container && container.append, 'container must be an element');
  const url = frameUrl(options);
  let cashier = takePreloaded(url, container, options);
  if (!cashier) {
    cashier = openCashier(url, options, false);
    container.append(cashier.handle.iframe);
  }
  cashier.show(container);
  return cashier.handle;
}
