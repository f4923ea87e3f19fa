import type { Bonus } from '../contract/bonus';
import type { IncomingMessage, LoadedPayload, OutgoingMessage } from '../contract/host';
import type { Flow } from '../contract/primitives';

/** What the host tells the cashier. `schema`, `host` and `xOrigin` are taken from the page when they are left out. */
export type HostPayload = Partial<LoadedPayload>;

export type CashierEventName = OutgoingMessage['messageType'];
/** The message that carries the event, e.g. `CashierEvent<'onCreateTransaction'>` has `eventType` and `eventId`. */
export type CashierEvent<N extends CashierEventName = CashierEventName> = Extract<OutgoingMessage, { messageType: N }>;

/** A message that passed between page and cashier. Those to the cashier carry the token: mask it before showing it. */
export type TracedMessage =
  { direction: 'from-widget'; message: OutgoingMessage } | { direction: 'to-widget'; message: IncomingMessage };

export interface CashierOptions {
  /** Where the built widget is served, with or without a trailing slash, e.g. `https://cashier.example.com/`. */
  widgetUrl: string;
  payload: HostPayload;
  /** What opens first. Default: deposit. */
  flow?: Flow;
  /** Name of the frame for assistive technology. Default: Cashier. */
  title?: string;
  /** Sees every accepted message, before the listeners do. */
  trace?: (entry: TracedMessage) => void;
}

export interface CashierHandle {
  readonly iframe: HTMLIFrameElement;
  /** Returns the function that takes the listener off again. */
  on<N extends CashierEventName>(event: N, listener: (message: CashierEvent<N>) => void): () => void;
  updateBonuses(bonuses: Bonus[]): void;
  /** The page's or the device's back button. */
  back(): void;
  swipeBack(): void;
  /** After `onTokenExpired`. */
  setToken(token: string): void;
  /** Sends the whole payload again, with these keys changed. */
  update(payload: HostPayload): void;
  /** Takes the frame and the listeners away; further calls do nothing. */
  destroy(): void;
}
