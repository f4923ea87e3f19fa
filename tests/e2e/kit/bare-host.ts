/** A host page at the demo page's origin that sends exactly the messages of the test. */
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

  /** `width`, `height`: of the cashier, in CSS px. `query`: appended to the widget's address, e.g. `design=legacy`. */
  async open({ width = 400, height = 700, path = '/deposit', query = '' }: BareOptions = {}): Promise<void> {
    // A real document of that origin, here any: Chromium counts a mocked response as one of the public internet, and
    // such a page may embed nothing of this machine.
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

  /** Opens the cashier, waits until it listens, and sends it `payload` as `loaded`. */
  async start(payload: unknown, options: BareOptions = {}): Promise<void> {
    await this.open(options);
    await this.page.waitForFunction(() => (window as unknown as { messages: unknown[] }).messages.length > 0);
    await this.load(payload);
  }

  /** Posts any data to the cashier, as a structured clone. */
  async post(data: unknown): Promise<void> {
    await this.page.evaluate((message) => {
      document.querySelector<HTMLIFrameElement>('#cashier')?.contentWindow?.postMessage(message, '*');
    }, data);
  }

  async load(payload: unknown): Promise<void> {
    await this.post(JSON.stringify({ type: 'loaded', payload }));
  }

  /** Posts to the cashier from a window of another origin in the same page. */
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
    // Find the frame by its element, because Firefox's driver does not know names of frames.
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

  /** Types of the received messages, without analytics, which may come at any time. */
  async types(): Promise<string[]> {
    const types = (await this.messages()).map(({ messageType }) => messageType);
    return types.filter((type) => type !== 'onAnalyticsEvent');
  }
}
