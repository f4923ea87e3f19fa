import type { Page } from '@playwright/test';
import { Cashier } from './cashier';

/** A host page with two cashiers of one player, which share the tab's storage. */
export class TwoFrames {
  readonly first: Cashier;
  readonly second: Cashier;

  constructor(
    private readonly page: Page,
    private readonly origin: string,
    private readonly widgetUrl: string,
  ) {
    this.first = new Cashier(page.frameLocator('#first'), page);
    this.second = new Cashier(page.frameLocator('#second'), page);
  }

  /** Opens both at these paths; again after a reload of the page. Each gets `payload` once it listens. */
  async open(payload: object, ...paths: readonly [string, string]): Promise<void> {
    await this.page.goto(`${this.origin}/bare`);
    await this.page.evaluate(
      ([message, ...addresses]) => {
        const greeted = new Set<MessageEventSource>();
        window.addEventListener('message', ({ source }) => {
          if (!source || greeted.has(source)) return;
          greeted.add(source);
          (source as Window).postMessage(message, '*');
        });
        for (const [index, src] of addresses.entries()) {
          const frame = document.createElement('iframe');
          Object.assign(frame, { id: ['first', 'second'][index], title: src, src, width: 400, height: 700 });
          document.body.append(frame);
        }
      },
      [JSON.stringify({ type: 'loaded', payload }), ...paths.map((path) => `${this.widgetUrl}/#${path}`)],
    );
  }
}
