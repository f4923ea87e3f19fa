/** What a player sees and does before paying at a counter. Texts in English. */
import { expect } from '@playwright/test';
import type { Cashier } from './cashier';

export const barcode = ({ view }: Cashier) => view.getByRole('img', { name: 'Barcode for the counter' });
export const textOf = async (cashier: Cashier, label: string) =>
  (await cashier.view.locator('dl').filter({ hasText: label }).locator('dd').first().textContent()) ?? '';

/** Goes back to the list, by way of the list of the method's group. */
export async function toList(cashier: Cashier, method: string): Promise<void> {
  await cashier.back.click();
  await expect(cashier.tile(method)).toBeVisible();
  await cashier.back.click();
}

export async function getBoleto(cashier: Cashier, amount = '150,50'): Promise<string> {
  await cashier.tile('Cash').click();
  await cashier.choose('Boleto');
  await cashier.amount.fill(amount);
  await cashier.field('Full name').fill('Maria da Silva');
  await cashier.field('CPF').pressSequentially('52998224725');
  await cashier.button('Get the payment code').click();
  await expect(barcode(cashier)).toBeVisible();
  return textOf(cashier, 'Boleto number');
}

export async function getReference(cashier: Cashier): Promise<string> {
  await cashier.tile('Cash').click();
  await cashier.choose('OXXO');
  await cashier.amount.fill('300');
  await cashier.field('Full name').fill('Carmen Gómez');
  await cashier.button('Get the payment code').click();
  await expect(barcode(cashier)).toBeVisible();
  return textOf(cashier, 'Reference');
}
