/**
 * `<cashier-frame>`, for plain HTML, Vue, Angular and Svelte. Importing this file defines the element; on a server it
 * does nothing.
 */
import { changeTo } from './change-to';
import { dispatch, ELEMENT_EVENTS, type CashierFrameEventMap } from './element-events';
import type {} from './element-jsx';
import type { CashierEventName } from './events';
import { hasOwn } from './has-own';
import { makeBlock } from './make-block';
import { frameUrl } from './make-frame';
import { mountCashier } from './mount-cashier';
import type { HostPayload } from './payload';
import { preloadCashier } from './preload-cashier';
import type { CashierFlow, CashierHandle, CashierOptions, CashierPreload } from './types';

export type { CashierFrameEventMap } from './element-events';
export type { CashierFrameProps } from './element-jsx';

/**
 * Attributes that set keys of the payload. The token is a property only: any script can read a document's attributes.
 */
const PAYLOAD = { currency: 'currency', 'payment-geo': 'paymentGeo', lang: 'lang', theme: 'theme' } as const;
const PROPERTIES = ['payload', 'token', 'requestToken', 'beforePayment'] as const;

type Calls = Pick<CashierOptions, 'requestToken' | 'beforePayment'>;

/** On a server that renders the page there is no HTMLElement. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/**
 * The frame stands in a shadow root, and nothing is written to the element itself: what a server has rendered is
 * hydrated as it was, and copies of the element have no frame of their own. All changes of one task are applied together.
 */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- see the interface below
export class CashierFrame extends Base {
  /**
   * Another `widget-url`, `flow` or `frame-height` loads another cashier. With `preload` it loads in its place and stays
   * hidden until the attribute is removed. `redirect` is read when the cashier is mounted.
   */
  static readonly observedAttributes = [
    ...['widget-url', 'flow', 'frame-title', 'frame-height', 'preload'],
    ...Object.keys(PAYLOAD),
  ];

  private readonly root = this.attachShadow({ mode: 'open' });
  private isIn = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private given: HostPayload | undefined;
  /** A token that was set before there was a payload. */
  private early: string | undefined;
  private calls: Calls = {};
  /** What the cashier was mounted with: a change of it loads another one. */
  private mounted: string | undefined;
  /** What the cashier has. */
  private passed: HostPayload | undefined;
  private passedCalls: Calls = {};
  private handle: CashierHandle | undefined;
  private preloaded: CashierPreload | undefined;

  constructor() {
    super();
    makeBlock(this.root);
    // Properties that were set before the element was defined shadow the accessors.
    for (const name of PROPERTIES) {
      if (!hasOwn(this, name)) continue;
      const value = this[name] as never;
      Reflect.deleteProperty(this, name);
      this[name] = value;
    }
  }

  /** Undefined while the element is not in a page, is hidden by `preload`, or has no `widget-url`. */
  get cashier(): CashierHandle | undefined {
    if (this.timer !== undefined) this.apply();
    return this.handle;
  }

  get payload(): HostPayload | undefined {
    return this.given;
  }
  /** All host data. Attributes override its keys. The cashier waits for it. */
  set payload(payload: HostPayload | undefined) {
    const token = this.early;
    this.given = payload && (token === undefined || payload.token ? payload : { ...payload, token });
    if (payload) this.early = undefined;
    this.plan();
  }

  get token(): string {
    return this.given?.token ?? this.early ?? '';
  }
  set token(token: string) {
    if (this.given) this.given = { ...this.given, token };
    // A payload that is set after it, in the same task, has it as well.
    this.early = token;
    this.plan();
  }

  get requestToken(): CashierOptions['requestToken'] {
    return this.calls.requestToken;
  }
  /** Called for a new token when the cashier has none, or its token is no longer accepted. */
  set requestToken(requestToken: CashierOptions['requestToken']) {
    this.call({ requestToken });
  }

  get beforePayment(): CashierOptions['beforePayment'] {
    return this.calls.beforePayment;
  }
  /** Called before a payment is made: see `CashierOptions`. */
  set beforePayment(beforePayment: CashierOptions['beforePayment']) {
    this.call({ beforePayment });
  }

  connectedCallback(): void {
    this.isIn = true;
    this.plan();
  }
  /** Deferred as well: an element that is moved keeps its cashier. */
  disconnectedCallback(): void {
    this.isIn = false;
    this.plan();
  }
  /** Another document takes the styles away. */
  adoptedCallback(): void {
    makeBlock(this.root);
  }
  /** With it `moveBefore` does not disconnect the element, and the frame keeps its document. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(): void {
    this.plan();
  }

  private call(call: Calls): void {
    const isNew = Object.entries(call).some(([name, it]) => it !== this.calls[name as keyof Calls]);
    if (isNew) this.calls = { ...this.calls, ...call };
    this.plan();
  }

  /** A task later, a framework has set all properties and attributes. */
  private plan(): void {
    this.timer ??= setTimeout(() => this.apply());
  }

  private apply(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.given) this.early = undefined;
    const widgetUrl = this.isIn && this.getAttribute('widget-url');
    if (!widgetUrl) return this.leave();
    const flow = this.word('flow') as CashierFlow | undefined;
    const height = this.word('frame-height') as CashierOptions['height'];
    // Frameworks write a property that is false as this text.
    const isHidden = (this.getAttribute('preload') ?? 'false') !== 'false';
    const mounted = JSON.stringify([frameUrl({ widgetUrl, flow, height }).href, height === 'auto', isHidden]);
    if (mounted !== this.mounted || isHidden) this.mount({ widgetUrl, flow, height }, isHidden);
    else this.pass();
    this.mounted = mounted;
    if (!this.root.adoptedStyleSheets) this.style.display ||= 'block';
    if (this.handle) this.handle.iframe.title = this.getAttribute('frame-title') ?? 'Cashier';
  }

  private leave(): void {
    this.handle?.destroy();
    this.preloaded?.destroy();
    this.handle = this.preloaded = this.mounted = undefined;
  }

  private mount(how: Pick<CashierOptions, 'widgetUrl' | 'flow' | 'height'>, isHidden: boolean): void {
    const before = this.preloaded;
    this.handle?.destroy();
    this.handle = this.preloaded = undefined;
    this.hold();
    // oxlint-disable-next-line typescript/no-this-alias -- a getter has a `this` of its own
    const element = this;
    const options: CashierOptions = {
      ...{ ...how, payload: this.passed },
      redirect: this.word('redirect') as CashierOptions['redirect'],
      onProblem: (problem) => dispatch(this, 'cashier-problem', problem),
      // Read whenever a token is wanted.
      get requestToken() {
        return element.calls.requestToken;
      },
      get beforePayment() {
        return element.calls.beforePayment;
      },
    };
    if (isHidden) this.preloaded = preloadCashier(Object.assign(options, { container: this.root }));
    else this.handle = mountCashier(this.root, options);
    // Destroy the earlier preload, unless it is now shown or still loading.
    if (before !== this.preloaded) before?.destroy();
    for (const [event, name] of Object.entries(ELEMENT_EVENTS) as [CashierEventName, string][])
      this.handle?.on(event, (message) => dispatch(this, name, message));
  }

  private pass(): void {
    const { passed, passedCalls } = this;
    this.hold();
    if (passedCalls === this.calls && JSON.stringify(passed) === JSON.stringify(this.passed)) return;
    // Without a change, too: a token that is wanted can be asked for now.
    this.handle?.update(this.passed ? changeTo(this.passed, passed) : {});
  }

  private hold(): void {
    this.passed = this.data();
    this.passedCalls = this.calls;
  }

  /** The attribute in lower case; undefined if it is absent or empty. Mounting throws for an unknown word. */
  private word(attribute: string): string | undefined {
    return this.getAttribute(attribute)?.trim().toLowerCase() || undefined;
  }

  /** Undefined while nothing names the player: then only the files are loaded. */
  private data(): HostPayload | undefined {
    if (!this.given && this.early === undefined && !this.calls.requestToken) return;
    const data: Record<string, unknown> = { ...this.given, token: this.token };
    for (const [attribute, key] of Object.entries(PAYLOAD))
      if (this.hasAttribute(attribute)) data[key] = this.getAttribute(attribute);
    return data;
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
