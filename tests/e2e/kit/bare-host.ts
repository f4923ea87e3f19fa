/** A host page that says exactly what a test wants it to say, at the demo page's origin. */
import type { Page } from '@playwright/test';
import { Cashier } from './cashier';

type Message = { messageType: string } & Record<string, unknown>;

interface BareOptions {
  width?: number;
  height?: number;
  path?: string;
  query?: string;
}

export class BareHost {
  readonly cashier: Cashier;

  constructor(
    readonly page: Page,
    private readonly origin: string,
    private readonly widgetUrl: string,
  ) {
    this.cashier = new Cashier(page.frameLocator('#cashier'), page);
  }

  /** `width`, `height`: of the cashier, CSS px. `query`: behind the widget's address, e.g. `design=legacy`. */
  async open({ width = 400, height = 700, path = '/deposit', query = '' }: BareOptions = {}): Promise<void> {
    // Any document of that origin does; a made-up response would count as one of the public internet, and Chromium
    // lets such a page embed nothing of this machine.
    await this.page.goto(`${this.origin}/bare`);
    await this.page.evaluate(
      ([src, size]) => {
        const messages: unknown[] = [];
        Object.assign(window, { messages });
        window.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
        const frame = document.createElement('iframe');
        Object.assign(frame, { id: 'cashier', title: 'Cashier', src, ...size });
        document.body.append(frame);
      },
      [`${this.widgetUrl}/${query === '' ? '' : `?${query}`}#${path}`, { width, height }] as const,
    );
  }

  /** Opens it, waits until it listens, and tells it this. */
  async start(payload: unknown, options: BareOptions = {}): Promise<void> {
    await this.open(options);
    await this.page.waitForFunction(() => (window as unknown as { messages: unknown[] }).messages.length > 0);
    await this.load(payload);
  }

  /** Anything at all, as structured data. */
  async post(data: unknown): Promise<void> {
    await this.page.evaluate((message) => {
      document.querySelector<HTMLIFrameElement>('#cashier')?.contentWindow?.postMessage(message, '*');
    }, data);
  }

  async load(payload: unknown): Promise<void> {
    await this.post(JSON.stringify({ type: 'loaded', payload }));
  }

  /** Another window of another origin in the same page posts to the cashier. */
  async postFrom(origin: string, data: unknown): Promise<void> {
    const name = `stranger-${Math.random()}`;
    await this.page.evaluate(
      ([src, id]) => {
        const frame = document.createElement('iframe');
        Object.assign(frame, { src, name: id });
        document.body.append(frame);
        return new Promise((resolve) => frame.addEventListener('load', resolve));
      },
      [`${origin}/stranger`, name] as const,
    );
    // Found by its element: Firefox's driver does not tell the names of frames.
    const element = await this.page.locator(`iframe[name="${name}"]`).elementHandle();
    const stranger = await element?.contentFrame();
    await stranger!.evaluate((message) => {
      const cashier = window.parent.frames[0];
      cashier?.postMessage(message, '*');
    }, data);
  }

  async messages(): Promise<Message[]> {
    return this.page.evaluate(() => (window as unknown as { messages: Message[] }).messages);
  }

  /** But for analytics, which may come at any time. */
  async types(): Promise<string[]> {
    const types = (await this.messages()).map(({ messageType }) => messageType);
    return types.filter((type) => type !== 'onAnalyticsEvent');
  }
}
