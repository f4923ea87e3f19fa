import { expect, type Locator } from '@playwright/test';
import type { Cashier } from './cashier';
import type { HostPage } from './host-page';

export const PLAIN = 'Test transfer to a card';

/** The payee's card number, which is rendered as a picture. */
export const cardOf = (cashier: Cashier): Locator =>
  cashier.view.getByRole('img', { name: /^\d{4} \d{4} \d{4} \d{4}$/ });

/** Opens the form from the list and submits it. */
export async function submit(host: HostPage, method: string, amount: string): Promise<Cashier> {
  await host.open({ country: 'de' });
  await host.cashier.choose(method);
  await host.cashier.amount.fill(amount);
  await host.cashier.button('Get card details').click();
  return host.cashier;
}

export async function invoice(host: HostPage, amount = '50', method = PLAIN): Promise<Cashier> {
  const cashier = await submit(host, method, amount);
  await expect(cashier.title).toHaveText('Transfer to this card');
  return cashier;
}
