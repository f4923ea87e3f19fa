import type { Locator, Page } from '@playwright/test';

type Outcome = 'Approve' | 'Decline' | '3-D Secure' | 'Walk away' | 'Cancel payment';

/** The acquirer's pages in the payment window. */
export class AcquirerPage {
  readonly title: Locator;
  readonly code: Locator;

  constructor(readonly page: Page) {
    this.title = page.locator('main h1');
    this.code = page.getByLabel('One-time code');
  }

  async choose(outcome: Outcome): Promise<void> {
    await this.page.getByRole('button', { name: outcome, exact: true }).click();
  }

  async payByCard(number: string): Promise<void> {
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Expiry (MM/YY)').fill('12/34');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByRole('button', { name: 'Pay', exact: true }).click();
  }

  async confirm(code: string): Promise<void> {
    await this.code.fill(code);
    await this.page.getByRole('button', { name: 'Confirm' }).click();
  }
}
