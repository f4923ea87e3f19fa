import type { CashierAnalyticsEvent } from './analytics';

/** The first state of a deposit and of a withdrawal. */
export type CashierOpenStatus = 'waiting' | 'accepted';
/** `processed`: paid, it stands for ever. `mistaked`: failed; money that comes late makes it `processed` all the same. */
export type CashierEndStatus = 'processed' | 'mistaked';
export type CashierTransactionStatus = CashierOpenStatus | CashierEndStatus;

/** What the cashier tells the page, by name. */
export interface CashierEvents {
  /** The cashier listens. */
  Loaded: { version: string };
  /** The first screen can be used. */
  FullLoaded: Record<never, never>;
  /** The player closes the cashier. */
  onClose: Record<never, never>;
  /** A transaction was made; once for each. */
  onCreateTransaction: { eventType: 'deposit' | 'withdrawal'; eventId: string };
  /** A transaction has come to this state; once for each, never back. Only a `CashierEndStatus` is an end. */
  onTransactionStatus: {
    eventType: 'deposit' | 'withdrawal';
    eventId: string;
    status: CashierTransactionStatus;
    /** Major units. */
    amount: number;
    currency: string;
    /** The method's name. */
    paymentMethod: string;
    /** Of a `mistaked` one, where the gateway says so, e.g. `insufficient_funds`. */
    reason?: string | undefined;
  };
  /** Do this for the player: a lock's action by its name, or `support`. */
  onAction: { name: string; params: Record<string, unknown> };
  /** The steps of the visit, and a few more. */
  onAnalyticsEvent: CashierAnalyticsEvent;
  /** Native views: open it in a browser. */
  openExtBrowser: { url: string };
  /** Native views that have said `canShare`: open the system's share sheet. `image`: a PNG as a `data:` address. */
  share: { title: string; text: string; image?: string | undefined };
  /** A call was rejected. */
  Error: { message: string; status: number | null; url: string | null; code?: string | undefined };
  /** The token is no longer accepted: call `setToken`, or give `requestToken`. */
  onTokenExpired: Record<never, never>;
  /** The cashier could not start. */
  onInitError: { message: string };
  /**
   * With `height: 'auto'`: how high the frame must be to show all, CSS pixels. `top` comes with another page: what should be in
   * sight of it, pixels from the frame's upper edge. `mountCashier` has done both.
   */
  onResize: { height: number; top?: number | undefined };
  /** `back()` or `swipeBack()` led nowhere: go back or close yourself. */
  onGoBackUnhandled: Record<never, never>;
  /** What the cashier itself finds misconfigured; `onProblem` of the options is told of it as well. */
  onProblem: {
    code: 'origin_not_allowed' | 'storage_blocked' | 'gateway_unreachable' | 'gateway_cors' | 'bad_payload';
    detail?: string | undefined;
  };
}

export type CashierEventName = keyof CashierEvents;
/** The message that carries the event, e.g. `CashierEvent<'onCreateTransaction'>` has `eventType` and `eventId`. */
export type CashierEvent<N extends CashierEventName = CashierEventName> = {
  [K in N]: { messageType: K } & CashierEvents[K];
}[N];
