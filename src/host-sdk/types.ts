/**
 * The public types of the package, written by hand, so that its `.d.ts` depends on no other package. types.test.ts
 * checks them against the schemas of src/contract/.
 */
import type { CashierEvent, CashierEventName, CashierPayment } from './events';
import type { HostBonus, HostPayload } from './payload';
import type { CashierProblem } from './problems';
import type { VisiblePart } from './watch-sight';

export type CashierFlow = 'deposit' | 'withdrawal';

/** Where to lead the player. A method or group that is not listed leads to the list. */
export interface CashierTarget {
  flow?: CashierFlow | undefined;
  /** The method's name, as in `onTransactionStatus`. */
  method?: string | undefined;
  group?: string | undefined;
  /** Initial amount of the method's form in major units, also as decimal text (`'50.00'`), adjusted to the method's limits. */
  amount?: number | string | undefined;
}

/** A message from the page to the cashier. */
export type ToWidgetMessage =
  | { type: 'loaded'; payload: HostPayload }
  | { type: 'bonus-list-updated'; payload: { bonusList: HostBonus[] } }
  | { type: 'onGoBack' }
  | { type: 'onSwipeBack' }
  | { type: 'open'; payload: CashierTarget }
  | { type: 'visible'; payload: VisiblePart }
  /** No app opens the address of an `openExtBrowser`. */
  | { type: 'openFailed'; url: string }
  | {
      type: 'beforePayment';
      payload: { requestId: string; allow: boolean; text?: CashierWords } & Pick<CashierRefusal, 'action'>;
    };

/** A message between page and cashier. Those to the cashier carry the token: mask it before showing it. */
export type TracedMessage =
  | { direction: 'from-widget'; message: CashierEvent }
  | { direction: 'to-widget'; message: ToWidgetMessage };

/** One text, or texts by language with `en` as the fallback. */
export type CashierWords = string | Record<string, string>;

export interface CashierRefusal {
  /** Shown to the player instead of the payment. */
  refuse: CashierWords;
  /** A button below the text; its press is sent as `onAction` with this name. */
  action?: { name: string; label: CashierWords } | undefined;
}

export type BeforePaymentAnswer = boolean | CashierRefusal;

export interface CashierOptions {
  /** Where the built widget is served, with or without a trailing slash, e.g. `https://cashier.example.com/`. */
  widgetUrl: string;
  /** The cashier waits for a payload that is missing, and for a `token` that is named in it and empty: see `update`. */
  payload?: HostPayload | undefined;
  /** The flow that opens first. Default: deposit. */
  flow?: CashierFlow | undefined;
  /** Name of the frame for assistive technology. Default: Cashier. */
  title?: string | undefined;
  /**
   * `fill`, the default: the frame is as high as its container. `auto`: as high as the shown page needs; the container
   * then needs no height of its own.
   */
  height?: 'auto' | 'fill' | undefined;
  /** Called for a new token whenever the cashier's is no longer accepted, one call at a time. */
  requestToken?: (() => string | Promise<string>) | undefined;
  /**
   * Called before a payment is made, once for each that the player wants. Nothing is sent before it resolves to `true`;
   * anything else, an exception, or no answer in 15 seconds stops the payment, in sight. A provider's page that opens in
   * a window opens by itself when the answer comes within the second, later by another press.
   */
  beforePayment?: ((payment: CashierPayment) => BeforePaymentAnswer | Promise<BeforePaymentAnswer>) | undefined;
  /**
   * Where no window opens for the provider's page, or the provider wants none, it takes the place of this page: `auto`
   * goes there, a function is given the address. Mount the cashier again when the player comes back.
   */
  redirect?: 'auto' | ((url: string) => void) | undefined;
  /**
   * Called for each misconfiguration that is found, once per code and detail. Without it they are printed in the
   * console.
   */
  onProblem?: ((problem: CashierProblem) => void) | undefined;
  /**
   * The cashier is a demo, whose gateway runs in the browser: `window.cashierDemo` then says what happens next. Does
   * nothing with any other cashier.
   */
  demo?: boolean | undefined;
  /** Called with every accepted message, before the listeners. */
  trace?: ((entry: TracedMessage) => void) | undefined;
}

/**
 * Options of a cashier that is loaded before it is shown. With a `payload`, `height` must be that of the later mount,
 * and `redirect` and `beforePayment` must be given if they are given there: else another frame is made.
 */
export interface PreloadOptions extends Pick<
  CashierOptions,
  'widgetUrl' | 'flow' | 'height' | 'redirect' | 'requestToken' | 'beforePayment' | 'onProblem'
> {
  /** Without it only the files are loaded; with it the player's list and connection, too. */
  payload?: HostPayload | undefined;
  /**
   * The element that the cashier will be mounted into, if it is in the page already: the hidden frame is put there.
   * Without it the frame is moved where the browser can (`moveBefore`); elsewhere the mounted cashier finds its files
   * in the cache.
   */
  container?: HTMLElement | ShadowRoot | undefined;
}

export interface CashierPreload {
  /** Removes the hidden frame and its listeners; does nothing once the cashier is mounted. */
  destroy(): void;
}

export interface CashierHandle {
  readonly iframe: HTMLIFrameElement;
  /** Adds a listener. Returns a function that removes it. */
  on<N extends CashierEventName>(event: N, listener: (message: CashierEvent<N>) => void): () => void;
  /**
   * Leads the player to the target, also before the cashier has loaded. Does nothing while a payment is being created.
   */
  open(target: CashierTarget): void;
  updateBonuses(bonuses: HostBonus[]): void;
  /**
   * Selects a bonus of the list; null selects none. The id that the page passed last has no effect, so that the
   * player's own choice stays. What was typed stays, too.
   */
  setBonus(id: string | null): void;
  /** Forwards the page's or the device's back button. */
  back(): void;
  swipeBack(): void;
  /** Call it with a new token of the same player after `onTokenExpired`. */
  setToken(token: string): void;
  /**
   * Sends the whole payload again with these keys changed. For another player the cashier is loaded anew, and gets
   * nothing that is the first one's: pass `userId`, `token` and all other data of theirs in one call.
   */
  update(payload: HostPayload): void;
  /** Removes the frame and the listeners; further calls do nothing. */
  destroy(): void;
}
