import type { CashierEvent, CashierEventName } from './events';
import type { CashierProblem } from './problems';

/** The event of the element for each message that is not answered. */
export const ELEMENT_EVENTS = {
  Loaded: 'cashier-loaded',
  FullLoaded: 'cashier-full-loaded',
  onClose: 'cashier-close',
  onCreateTransaction: 'cashier-create-transaction',
  onTransactionStatus: 'cashier-transaction-status',
  onAnalyticsEvent: 'cashier-analytics-event',
  openExtBrowser: 'cashier-open-ext-browser',
  share: 'cashier-share',
  Error: 'cashier-error',
  onTokenExpired: 'cashier-token-expired',
  onInitError: 'cashier-init-error',
  onResize: 'cashier-resize',
  onGoBackUnhandled: 'cashier-go-back-unhandled',
  onExpand: 'cashier-expand',
  onLanguage: 'cashier-language',
  onEscape: 'cashier-escape',
  onAction: 'cashier-action',
  onRedirect: 'cashier-redirect',
} as const satisfies Record<Exclude<CashierEventName, 'onProblem' | 'onBeforePayment'>, string>;

type Names = typeof ELEMENT_EVENTS;

/** The events of the element; their `detail` is the cashier's message. */
export type CashierFrameEventMap = {
  [N in keyof Names as Names[N]]: CustomEvent<CashierEvent<N>>;
} & { 'cashier-problem': CustomEvent<CashierProblem> };

/** Dispatches an event. Returns false when no listener has read its `detail`: an element can't list its listeners. */
export function dispatch(element: EventTarget, name: string, detail: unknown): boolean {
  let isRead = false;
  const event = new CustomEvent(name);
  Object.defineProperty(event, 'detail', { get: () => ((isRead = true), detail) });
  element.dispatchEvent(event);
  return isRead;
}
