import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { Cashier } from './cashier';
import { skipBeyondDriver } from './driver-limits';

/** Keys of the demo page's query; a missing one gets its default (`sandbox/demo/choices.ts`). */
export interface HostChoices {
  country?: string;
  currency?: string;
  lang?: string;
  theme?: 'system' | 'light' | 'dark';
  platform?: 'desktop' | 'mobile' | 'android' | 'ios';
  flow?: 'deposit' | 'withdrawal';
  design?: 'current' | 'legacy';
  token?: string;
  order?: string;
  hide?: string;
  bonus?: 'none' | 'deposit' | 'freespin';
  closingButton?: 'on' | 'off';
}

type Message = { messageType: string } & Record<string, unknown>;

/** The demo host page as a player sees it, with its message log. */
export class HostPage {
  readonly cashier: Cashier;

  constructor(
    readonly page: Page,
    private readonly url: string,
    readonly token: string,
  ) {
    this.cashier = new Cashier(page.frameLocator('iframe'), page);
  }

  async open(choices: HostChoices = {}): Promise<void> {
    const query = new URLSearchParams({ token: this.token, ...choices });
    await this.page.goto(`${this.url}/?${query}`);
  }

  /** Another browser of the same player, with empty storage, as after the loss of the first one. The caller closes its context. */
  async another(browser: Browser, options: BrowserContextOptions = {}): Promise<HostPage> {
    const context = await browser.newContext(options);
    skipBeyondDriver(context);
    return new HostPage(await context.newPage(), this.url, this.token);
  }

  /** Opens a method's form in Germany, where the catalogue has a method for each behaviour of a provider. */
  async openForm(label: string, choices: HostChoices = {}): Promise<Cashier> {
    await this.open({ country: 'de', ...choices });
    await this.cashier.choose(label);
    return this.cashier;
  }

  /** The same player in another tab of the browser. */
  inTab(page: Page): HostPage {
    return new HostPage(page, this.url, this.token);
  }

  /** Messages of the widget, oldest first. */
  async messages(): Promise<Message[]> {
    const entries = this.page.locator('[data-testid=log-entry][data-direction=from-widget] .log-json');
    return (await entries.allTextContents()).map((text) => JSON.parse(text) as Message);
  }

  async sent(type: string): Promise<Message[]> {
    return (await this.messages()).filter((message) => message.messageType === type);
  }

  async expectSent(type: string, ...messages: Record<string, unknown>[]): Promise<void> {
    const expected = messages.map((message) => expect.objectContaining({ messageType: type, ...message }));
    await expect.poll(() => this.sent(type)).toEqual(expected);
  }

  /** The widget's frame, for checks of its document beyond what a player sees. */
  async frame() {
    const element = await this.page.locator('iframe').elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('the host page has no cashier');
    return frame;
  }
}
