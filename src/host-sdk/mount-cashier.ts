import { frameUrl, must } from './make-frame';
import { openCashier } from './open-cashier';
import { takePreloaded } from './preload-cashier';
import type { CashierHandle, CashierOptions } from './types';

/**
 * Puts the cashier into `container`: the one that was preloaded for this address, flow and host data, where there is one.
 * Throws a TypeError for a `container` that is no element, a `widgetUrl` that is no http(s) address, and another `flow` or `height`.
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
