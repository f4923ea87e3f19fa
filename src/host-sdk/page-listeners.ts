import type { CashierEvent, CashierEventName } from './events';
import { callSafely } from './report-error';
import type { CashierHandle } from './types';

/** Returns false when nobody has taken the message. */
type AnyListener = (message: CashierEvent) => unknown;

/** Transactions and their states of which this page was notified: each cashier of one player reports them all. */
const reported = new Set<string>();

/** The page's listeners to one cashier. `origin`: the cashier's, whose gateway makes the ids. */
export function pageListeners(origin: string) {
  const listeners = new Map<CashierEventName, Set<AnyListener>>();
  const on: CashierHandle['on'] = (event, listener) => {
    const own = listeners.get(event) ?? new Set();
    listeners.set(event, own.add(listener as AnyListener));
    return () => void own.delete(listener as AnyListener);
  };
  return {
    on,
    hear(message: CashierEvent): void {
      const fact = 'eventId' in message && [origin, message.eventId, 'status' in message && message.status].join();
      if (fact && reported.has(fact)) return;
      for (const listener of new Set(listeners.get(message.messageType)))
        if (callSafely(() => listener(message)) !== false && fact) reported.add(fact);
    },
    clear: () => listeners.clear(),
  };
}
