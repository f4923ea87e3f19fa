import { expect, type Locator } from '@playwright/test';
import type { Cashier } from './cashier';
import { connected } from './connected';
import type { Gateway } from './gateway';
import type { HostChoices, HostPage } from './host-page';

export const IBAN = 'DE89370400440532013000';

/** Withdraws, from the list to the press on the review, wherever the cashier stands. */
export async function withdraw(cashier: Cashier, amount: string, iban = IBAN, method = 'Test payout'): Promise<void> {
  await cashier.choose(method);
  await cashier.amount.fill(amount);
  await cashier.field('IBAN').fill(iban);
  await cashier.button('Continue').click();
  await cashier.button('Withdraw').click();
}

/** The cashier's withdrawals in Germany, where the catalogue has a method for each behaviour of a provider. */
export class WithdrawalPage {
  readonly cashier: Cashier;

  constructor(
    private readonly host: HostPage,
    private readonly gateway: Gateway,
  ) {
    this.cashier = host.cashier;
  }

  get continue(): Locator {
    return this.cashier.button('Continue');
  }

  get submit(): Locator {
    return this.cashier.button('Withdraw');
  }

  get change(): Locator {
    return this.cashier.button('Change');
  }

  get code(): Locator {
    return this.cashier.field('Code from the email');
  }

  get confirm(): Locator {
    return this.cashier.button('Confirm');
  }

  get balance(): Locator {
    return this.cashier.view.getByText(/^Balance/).locator('..');
  }

  /** Opens the list. With `money` the player gets that much first, and the cashier shows it once its channel is connected. */
  async open(money?: string, choices: HostChoices = {}): Promise<void> {
    const { currency = 'EUR' } = choices;
    const socket = money === undefined ? connected(this.host.page) : undefined;
    if (money !== undefined) await this.gateway.giveMoney(money, currency);
    await this.host.open({ country: 'de', flow: 'withdrawal', ...choices });
    await socket;
    if (money !== undefined) await expect(this.balance).toContainText(/\d/);
  }

  /** Fills the form and goes to the review. */
  async fill(method: string, amount: string): Promise<void> {
    await this.cashier.choose(method);
    await this.cashier.amount.fill(amount);
    await this.cashier.field('IBAN').pressSequentially(IBAN);
    await this.continue.click();
  }

  async review(method: string, amount: string): Promise<void> {
    await this.fill(method, amount);
    await expect(this.cashier.title).toHaveText('Check your withdrawal');
  }
}
