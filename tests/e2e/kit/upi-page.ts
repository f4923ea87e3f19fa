import { expect, type Locator } from '@playwright/test';
import type { Cashier } from './cashier';
import type { HostChoices, HostPage } from './host-page';
import { readQr } from './qr-reader';

/** The page with a UPI code, in English: of India's invoice, the UPI QR page and easy-pay. */
export class UpiPage {
  readonly cashier: Cashier;

  constructor(private readonly host: HostPage) {
    this.cashier = host.cashier;
  }

  get utr(): Locator {
    return this.cashier.view.getByRole('textbox', { name: 'UTR number' });
  }

  get paid(): Locator {
    return this.cashier.button('I have paid');
  }

  get alreadyPaid(): Locator {
    return this.cashier.button('I have already paid');
  }

  get newCode(): Locator {
    return this.cashier.button('Get a new code');
  }

  get timer(): Locator {
    return this.cashier.view.getByText('Code valid for');
  }

  /** Opens the page from the list. */
  async open(label: string, amount: string, choices: HostChoices = {}): Promise<void> {
    await this.host.open({ country: 'in', platform: 'desktop', ...choices });
    await this.cashier.choose(label);
    await this.cashier.amount.fill(amount);
    await this.cashier.button('Get the payment code').click();
  }

  /** The link in the QR code on the screen. */
  async code(): Promise<URL> {
    const picture = this.cashier.view.getByRole('img', { name: 'UPI QR code' });
    await expect(picture).toBeVisible();
    return new URL(await readQr(picture));
  }

  app(name: string): Locator {
    return this.cashier.view.getByRole('link', { name, exact: true });
  }

  async confirm(utr: string): Promise<void> {
    await this.utr.fill(utr);
    await this.paid.or(this.alreadyPaid).click();
  }

  /** Reloads only the widget's frame. */
  async reload(): Promise<void> {
    const frame = await this.host.frame();
    const reloaded = this.host.page.waitForEvent('framenavigated', (navigated) => navigated === frame);
    await Promise.all([reloaded, frame.evaluate(() => location.reload())]);
  }
}
