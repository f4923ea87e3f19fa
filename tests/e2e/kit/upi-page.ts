import { expect, type Locator } from '@playwright/test';
import type { Cashier } from './cashier';
import type { HostChoices, HostPage } from './host-page';
import { readQr } from './qr-reader';

/** The page of a UPI code, in English: India's invoice, the UPI QR page, easy-pay. */
export class UpiPage {
  readonly cashier: Cashier;
  readonly utr: Locator;
  readonly paid: Locator;
  readonly alreadyPaid: Locator;
  readonly newCode: Locator;
  readonly timer: Locator;

  constructor(private readonly host: HostPage) {
    this.cashier = host.cashier;
    this.utr = this.cashier.view.getByRole('textbox', { name: 'UTR number' });
    this.paid = this.cashier.button('I have paid');
    this.alreadyPaid = this.cashier.button('I have already paid');
    this.newCode = this.cashier.button('Get a new code');
    this.timer = this.cashier.view.getByText('Code valid for');
  }

  /** From the list to the code. */
  async open(label: string, amount: string, choices: HostChoices = {}): Promise<void> {
    await this.host.open({ country: 'in', platform: 'desktop', ...choices });
    await this.cashier.choose(label);
    await this.cashier.amount.fill(amount);
    await this.cashier.button('Get the payment code').click();
  }

  /** The link in the QR code that is on the screen. */
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

  /** Loads the widget alone anew. */
  async reload(): Promise<void> {
    const frame = await this.host.frame();
    const reloaded = this.host.page.waitForEvent('framenavigated', (navigated) => navigated === frame);
    await Promise.all([reloaded, frame.evaluate(() => location.reload())]);
  }
}
