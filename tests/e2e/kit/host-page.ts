import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface HostChoices {
  country?: string;
  currency?: string;
  lang?: string;
  theme?: 'light' | 'dark';
  platform?: 'desktop' | 'mobile' | 'android' | 'ios';
  flow?: 'deposit' | 'withdrawal';
  token?: string;
  bonus?: string;
  closingButton?: string;
}

/** The demo host page as a player and its log as an engineer sees it. */
export class HostPage {
  readonly cashier: FrameLocator;

  constructor(
    readonly page: Page,
    private readonly url: string,
    readonly token: string,
  ) {
    this.cashier = page.frameLocator('iframe');
  }

  async open(choices: HostChoices = {}): Promise<void> {
    const query = new URLSearchParams({ token: this.token, ...choices });
    await this.page.goto(`${this.url}/?${query}`);
  }

  tile(name: string | RegExp): Locator {
    return this.cashier.getByRole('button', { name });
  }

  /** Types of the messages that the widget sent, oldest first. */
  async sent(): Promise<string[]> {
    const entries = this.page.locator('[data-testid=log-entry][data-direction=out]');
    return entries.evaluateAll((list) => list.map((entry) => (entry as HTMLElement).dataset['type'] ?? ''));
  }

  async expectSent(type: string, times = 1): Promise<void> {
    await expect.poll(async () => (await this.sent()).filter((one) => one === type).length).toBe(times);
  }
}
