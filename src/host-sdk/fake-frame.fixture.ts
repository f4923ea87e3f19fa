/** A frame outside the document, so that nothing is fetched, with windows that record what they are sent. */
import { vi } from 'vitest';
import { mountCashier } from './mount-cashier';
import type { HostPayload } from './payload';
import { preloadCashier } from './preload-cashier';
import type { CashierHandle, CashierOptions, CashierProblem, PreloadOptions } from './index';

const ORIGIN = 'https://cashier.example';

export const ANNA = {
  ...{ token: 'a1', userId: 'anna', currency: 'EUR', paymentGeo: 'DE', lang: 'de', theme: 'dark' as const },
  ...{ user: { name: 'Anna', balanceData: {} }, bonusId: 'a-bonus', bonusList: [], experiments: { a: 'anna' } },
};
export const BEN = { token: 'b1', userId: 'ben' };

/** A document in the frame: its window, and what it was sent. */
interface FrameDocument {
  window: object;
  sent: { type: string; payload?: HostPayload }[];
}

export class FakeFrame {
  readonly container = document.createElement('div');
  readonly documents: FrameDocument[] = [];
  /** Problems with their details. */
  readonly reported: string[] = [];

  constructor() {
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(
      () => this.current.window as never,
    );
    // As in a browser, the frame has another window each time it is inserted.
    for (const insert of ['append', 'insertBefore'] as const) {
      const original = this.container[insert].bind(this.container) as (...args: unknown[]) => never;
      this.container[insert] = (...args: unknown[]) => {
        this.load();
        return original(...args);
      };
    }
  }

  mount(payload: HostPayload, options: Partial<CashierOptions> = {}): CashierHandle {
    return mountCashier(this.container, { ...this.common, payload, ...options });
  }

  preload(payload: HostPayload | undefined, options: Partial<PreloadOptions> = {}): void {
    preloadCashier({ ...this.common, container: this.container, payload, ...options });
  }

  get current(): FrameDocument {
    return this.documents.at(-1)!;
  }

  /** The payload that the current document was sent last. */
  get payload(): HostPayload | undefined {
    return this.current.sent.findLast(({ type }) => type === 'loaded')?.payload;
  }

  /** A message of a document, by default of the current one. */
  say(messageType: string, { window: source } = this.current, more: object = {}): void {
    const data = JSON.stringify({ messageType, version: 'v1.0.230', message: '', ...more });
    window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: source as never }));
  }

  private get common() {
    const onProblem = ({ code, detail }: CashierProblem) =>
      void this.reported.push([code, detail].filter(Boolean).join(' '));
    return { widgetUrl: `${ORIGIN}/`, onProblem };
  }

  private load(): void {
    const sent: FrameDocument['sent'] = [];
    const postMessage = (data: string) => void sent.push(JSON.parse(data) as (typeof sent)[number]);
    this.documents.push({ sent, window: { postMessage } });
  }
}

export const settled = () => new Promise((resolve) => setTimeout(resolve));
