/**
 * The public types of the package, written out: its `.d.ts` then needs no package but itself. types.test.ts holds them
 * against the schemas of src/contract/.
 */
import type { CashierEvent, CashierEventName } from './events';
import type { HostBonus, HostPayload } from './payload';
import type { CashierProblem } from './problems';

export type CashierFlow = 'deposit' | 'withdrawal';

/** Where the player is led. A method or group that is not listed leads to the list. */
export interface CashierTarget {
  flow?: CashierFlow | undefined;
  /** The method's name, as in `onTransactionStatus`. */
  method?: string | undefined;
  group?: string | undefined;
  /** What the method's form begins with, major units, also as decimal text (`'50.00'`); kept inside its limits. */
  amount?: number | string | undefined;
}

/** A message from the page to the cashier. */
export type ToWidgetMessage =
  | { type: 'loaded'; payload: HostPayload }
  | { type: 'bonus-list-updated'; payload: { bonusList: HostBonus[] } }
  | { type: 'onGoBack' }
  | { type: 'onSwipeBack' }
  | { type: 'open'; payload: CashierTarget };

/** A message that passed between page and cashier. Those to the cashier carry the token: mask it before showing it. */
export type TracedMessage =
  { direction: 'from-widget'; message: CashierEvent } | { direction: 'to-widget'; message: ToWidgetMessage };

export interface CashierOptions {
  /** Where the built widget is served, with or without a trailing slash, e.g. `https://cashier.example.com/`. */
  widgetUrl: string;
  payload: HostPayload;
  /** What opens first. Default: deposit. */
  flow?: CashierFlow | undefined;
  /** Name of the frame for assistive technology. Default: Cashier. */
  title?: string | undefined;
  /**
   * `fill`, the default: the container's height. `auto`: as high as the page that is shown needs; the container needs no
   * height of its own then.
   */
  height?: 'auto' | 'fill' | undefined;
  /** Asked for a new token whenever the cashier's is no longer accepted; asked once at a time. */
  requestToken?: (() => string | Promise<string>) | undefined;
  /** Told of each misconfiguration that is found, once per code. Without it they go to the console. */
  onProblem?: ((problem: CashierProblem) => void) | undefined;
  /** Sees every accepted message, before the listeners do. */
  trace?: ((entry: TracedMessage) => void) | undefined;
}

/** Of a cashier that is brought before it is shown. With a `payload` the `height` is the one that it is mounted with. */
export interface PreloadOptions extends Pick<
  CashierOptions,
  'widgetUrl' | 'flow' | 'height' | 'requestToken' | 'onProblem'
> {
  /** Without it the files are brought; with it the player's list and connection, too. */
  payload?: HostPayload | undefined;
  /**
   * Where the cashier is going to be mounted, when it is in the page already: then the frame stands there, hidden.
   * Without it the frame is moved, by browsers that can (`moveBefore`); in others the mounted cashier finds its files in
   * the cache.
   */
  container?: HTMLElement | undefined;
}

export interface CashierPreload {
  /** Takes the hidden frame and its listeners away; does nothing once the cashier is mounted. */
  destroy(): void;
}

export interface CashierHandle {
  readonly iframe: HTMLIFrameElement;
  /** Returns the function that takes the listener off again. */
  on<N extends CashierEventName>(event: N, listener: (message: CashierEvent<N>) => void): () => void;
  /** Leads the player there; before the cashier has loaded as well. Nothing moves while a payment is being created. */
  open(target: CashierTarget): void;
  updateBonuses(bonuses: HostBonus[]): void;
  /**
   * Names another bonus of the list than the page has named last; null names none. The same one again leaves the player's
   * own choice alone. What was typed stays.
   */
  setBonus(id: string | null): void;
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
