import type { CashierAnalyticsEvent } from './analytics';
import type { CashierDecline, CashierErrorCode } from './errors';

/** The first state of a deposit and of a withdrawal. */
export type CashierOpenStatus = 'waiting' | 'accepted';
/** `processed`: paid, and final. `mistaked`: failed, but money that arrives late still makes it `processed`. */
export type CashierEndStatus = 'processed' | 'mistaked';
export type CashierTransactionStatus = CashierOpenStatus | CashierEndStatus;

/** A payment that the player wants to make; nothing that was typed but the amount. */
export interface CashierPayment {
  flow: 'deposit' | 'withdrawal';
  /** The method's name. */
  method: string;
  group?: string | undefined;
  /** Major units. */
  amount: number;
  currency: string;
  bonusId?: string | undefined;
  /** The saved account that is paid with or paid out to. */
  accountId?: string | undefined;
}

/** The cashier's messages to the page, by name. */
export interface CashierEvents {
  /** The cashier is ready to receive messages. */
  Loaded: { version: string };
  /** The first screen can be used. */
  FullLoaded: Record<never, never>;
  /** The player closes the cashier. */
  onClose: Record<never, never>;
  /** A payment is about to be made. The option `beforePayment` answers it. */
  onBeforePayment: { requestId: string } & CashierPayment;
  /** A transaction was created; sent once for each. */
  onCreateTransaction: { eventType: 'deposit' | 'withdrawal'; eventId: string };
  /**
   * A transaction has reached this status; each is sent once, and it never goes back. Only a `CashierEndStatus` is an
   * end.
   */
  onTransactionStatus: {
    eventType: 'deposit' | 'withdrawal';
    eventId: string;
    status: CashierTransactionStatus;
    /** Major units. */
    amount: number;
    currency: string;
    /** The method's name. */
    paymentMethod: string;
    /** Why a `mistaked` transaction failed, where the gateway says so, e.g. `insufficient_funds`. */
    reason?: CashierDecline | (string & Record<never, never>) | undefined;
  };
  /** Asks the page to do this for the player: a lock's action by its name, or `support`. */
  onAction: { name: string; params: Record<string, unknown> };
  /** The steps of the visit, and a few other events. */
  onAnalyticsEvent: CashierAnalyticsEvent;
  /** Native views: open the address in a browser. */
  openExtBrowser: { url: string };
  /** Where the option `redirect` is set: `mountCashier` opens the address in the player's own tab, or calls it. */
  onRedirect: { url: string };
  /** Native views that have sent `canShare`: open the system's share sheet. `image`: a PNG as a `data:` URL. */
  share: { title: string; text: string; image?: string | undefined };
  /** A request was rejected. `requestId`: the number by which the gateway's log has it. */
  Error: {
    message: string;
    status: number | null;
    url: string | null;
    code?: CashierErrorCode | (string & Record<never, never>) | undefined;
    requestId?: string | undefined;
  };
  /** The token is no longer accepted: call `setToken`, or pass `requestToken`. */
  onTokenExpired: Record<never, never>;
  /** The cashier could not start. */
  onInitError: { message: string };
  /**
   * With `height: 'auto'`: the height that the frame needs to show everything, in CSS pixels. `top` comes with another
   * page: the offset that should be in sight, in pixels from the frame's upper edge. `mountCashier` has already applied
   * both.
   */
  onResize: { height: number; top?: number | undefined };
  /** The page had no back route for `back()` or `swipeBack()`: go back yourself, or close the cashier. */
  onGoBackUnhandled: Record<never, never>;
  /** The payload's `view: 'quick'` has ended: give the frame the room of a whole cashier. */
  onExpand: Record<never, never>;
  /** With the payload's `languageMenu`: the player has chosen this language, a BCP 47 tag. */
  onLanguage: { lang: string };
  /** Escape was pressed in the frame and means nothing there. The modal dialog around the frame has been closed already. */
  onEscape: Record<never, never>;
  /** A misconfiguration that the cashier itself has found; `onProblem` of the options is called for it as well. */
  onProblem: {
    code:
      | 'origin_not_allowed'
      | 'storage_blocked'
      | 'gateway_unreachable'
      | 'gateway_cors'
      | 'channel_blocked'
      | 'bad_payload'
      | 'windows_refused';
    detail?: string | undefined;
    /** Id of the request that has failed, where there was one. */
    requestId?: string | undefined;
  };
}

export type CashierEventName = keyof CashierEvents;
/** The message of an event, e.g. `CashierEvent<'onCreateTransaction'>` has `eventType` and `eventId`. */
export type CashierEvent<N extends CashierEventName = CashierEventName> = {
  [K in N]: { messageType: K } & CashierEvents[K];
}[N];
