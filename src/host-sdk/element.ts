/**
 * `<cashier-frame>`, for plain HTML, Vue, Angular and Svelte. Importing this file defines the element; on a server it
 * does nothing.
 */
import { changeTo } from './change-to';
import type { CashierEvent, CashierEventName } from './events';
import { hasOwn } from './has-own';
import { mountCashier } from './mount-cashier';
import type { HostPayload } from './payload';
import type { CashierProblem } from './problems';
import { preloadCashier } from './preload-cashier';
import type { CashierFlow, CashierHandle, CashierPreload } from './types';

const EVENTS = {
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
  onAction: 'cashier-action',
} as const satisfies Record<Exclude<CashierEventName, 'onProblem'>, string>;

type Names = typeof EVENTS;

/** The events of the element; their `detail` is the cashier's message. */
export type CashierFrameEventMap = {
  [N in keyof Names as Names[N]]: CustomEvent<CashierEvent<N>>;
} & { 'cashier-problem': CustomEvent<CashierProblem> };

/**
 * Attributes that set keys of the payload. The token is a property only: any script can read a document's attributes.
 */
const PAYLOAD = { currency: 'currency', 'payment-geo': 'paymentGeo', lang: 'lang', theme: 'theme' } as const;
/**
 * Attributes that mount the cashier anew. With `preload` it loads in its place and stays hidden until the attribute is
 * removed.
 */
const MOUNTING = ['widget-url', 'flow', 'frame-title', 'frame-height', 'preload'];

/** On a server that renders the page there is no HTMLElement. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- see the interface below
export class CashierFrame extends Base {
  static readonly observedAttributes = [...MOUNTING, ...Object.keys(PAYLOAD)];

  /** Called for a new token when the cashier's is no longer accepted. Set it before the element is in the page. */
  requestToken: (() => string | Promise<string>) | undefined;
  private given: HostPayload = {};
  /** The payload that the cashier has. */
  private passed: HostPayload = {};
  private handle: CashierHandle | undefined;
  private preloaded: CashierPreload | undefined;

  /** Undefined while the element is not in a page, or has no `widget-url`. */
  get cashier(): CashierHandle | undefined {
    return this.handle;
  }

  get payload(): HostPayload {
    return this.given;
  }
  /** All host data. Attributes override its keys. */
  set payload(payload: HostPayload) {
    this.given = payload;
    this.pass();
  }

  get token(): string {
    return this.given.token ?? '';
  }
  set token(token: string) {
    this.payload = { ...this.given, token };
  }

  connectedCallback(): void {
    // Properties that were set before the element was defined shadow the accessors.
    for (const name of ['payload', 'token'] as const) {
      if (!hasOwn(this, name)) continue;
      const value = this[name] as never;
      Reflect.deleteProperty(this, name);
      this[name] = value;
    }
    this.mount();
  }

  disconnectedCallback(): void {
    this.handle?.destroy();
    this.preloaded?.destroy();
    this.handle = this.preloaded = undefined;
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (MOUNTING.includes(name)) this.mount();
    else this.pass();
  }

  private pass(): void {
    if (this.preloaded) return this.mount();
    const change = changeTo(this.data(), this.passed);
    this.passed = this.data();
    this.handle?.update(change);
  }

  private mount(): void {
    const before = this.preloaded;
    this.preloaded = undefined;
    this.show();
    // Destroy the earlier preload, unless it is now shown or still loading.
    if (before !== this.preloaded) before?.destroy();
  }

  private show(): void {
    this.handle?.destroy();
    this.handle = undefined;
    const widgetUrl = this.getAttribute('widget-url');
    if (!widgetUrl) return;
    this.style.display ||= 'block';
    const { requestToken } = this;
    const flow = this.word('flow') as CashierFlow | undefined;
    const title = this.getAttribute('frame-title') ?? undefined;
    const height = this.word('frame-height') as 'auto' | 'fill' | undefined;
    const onProblem = (problem: CashierProblem) => this.tell('cashier-problem', problem);
    if (this.hasAttribute('preload')) {
      // Attributes alone do not name a player; without a payload only the files are loaded.
      const payload = Object.keys(this.given).length > 0 ? this.data() : undefined;
      this.preloaded = preloadCashier({ widgetUrl, flow, requestToken, onProblem, payload, container: this, height });
      return;
    }
    this.passed = this.data();
    const handle = mountCashier(this, {
      widgetUrl,
      flow,
      title,
      height,
      requestToken,
      onProblem,
      payload: this.passed,
    });
    for (const [event, name] of Object.entries(EVENTS) as [CashierEventName, string][])
      handle.on(event, (message) => this.tell(name, message));
    this.handle = handle;
  }

  /** The attribute in lower case; undefined if it is absent or empty. Mounting throws for an unknown word. */
  private word(attribute: string): string | undefined {
    return this.getAttribute(attribute)?.trim().toLowerCase() || undefined;
  }

  private data(): HostPayload {
    const data: Record<string, unknown> = { ...this.given };
    for (const [attribute, key] of Object.entries(PAYLOAD))
      if (this.hasAttribute(attribute)) data[key] = this.getAttribute(attribute);
    return data;
  }

  private tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** The typed ways to listen. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- overloads of an inherited method, no new member
export interface CashierFrame {
  addEventListener<N extends keyof CashierFrameEventMap>(
    name: N,
    listener: (event: CashierFrameEventMap[N]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'cashier-frame': CashierFrame;
  }
}

if (typeof customElements !== 'undefined' && !customElements.get('cashier-frame'))
  customElements.define('cashier-frame', CashierFrame);
