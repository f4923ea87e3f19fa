/** The interface that an app's web view gives to its page. */
import type { Page } from '@playwright/test';
import { Cashier } from './cashier';

type Message = { messageType: string } & Record<string, unknown>;

export class NativeView {
  readonly cashier: Cashier;

  constructor(readonly page: Page) {
    this.cashier = new Cashier(page);
  }

  /** `data`: value of `window.billingUserData`, an object or its JSON; when left out, the app never sets it. */
  async open(kind: 'ios' | 'android', url: string, data?: unknown): Promise<void> {
    await this.page.addInitScript(
      ([platform, userData]) => {
        const messages: unknown[] = [];
        const receive = (json: string) => messages.push(JSON.parse(json));
        const bridge =
          platform === 'ios'
            ? { webkit: { messageHandlers: { billing: { postMessage: receive } } } }
            : { billingBridge: { nativePostMessage: receive } };
        Object.assign(window, { messages, ...bridge });
        if (userData !== undefined) Object.assign(window, { billingUserData: userData });
      },
      [kind, data] as const,
    );
    await this.page.goto(url);
  }

  messages(): Promise<Message[]> {
    return this.page.evaluate(() => (window as unknown as { messages: Message[] }).messages);
  }

  /** Types of the received messages, without analytics, which may come at any time. */
  async types(): Promise<string[]> {
    const types = (await this.messages()).map(({ messageType }) => messageType);
    return types.filter((type) => type !== 'onAnalyticsEvent');
  }

  async sent(type: string): Promise<Message[]> {
    return (await this.messages()).filter(({ messageType }) => messageType === type);
  }

  /** Posts a message as an app does: by a script in the page. */
  async post(message: unknown): Promise<void> {
    await this.page.evaluate((json) => window.postMessage(json, '*'), JSON.stringify(message));
  }
}
