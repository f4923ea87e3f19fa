import type { Page } from '@playwright/test';
import type { MethodField } from '../../../src/contract/method';

/** A field of each kind that gateways ask for. */
export const TYPED_FIELDS: readonly MethodField[] = [
  { name: 'phone', type: 'text', label: { en: 'Phone' }, mask: '+234 000 000 0000' },
  { name: 'account', type: 'text', label: { en: 'Account' }, mask: '0000000000', regex: '^\\d{10}$' },
  { name: 'card', type: 'card_pan', label: { en: 'Card' }, mask: '0000 0000 0000 0000' },
  { name: 'expiry', type: 'expire_date', label: { en: 'Expiry' }, mask: '00/00' },
  { name: 'holder', type: 'card_cardholder', label: { en: 'Holder' }, regex: "^[A-Z .'-]+$" },
  { name: 'bic', type: 'text_uppercase', label: { en: 'BIC' }, regex: '^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$' },
];

export const typedField = (name: string): MethodField => TYPED_FIELDS.find((field) => field.name === name)!;

/** Sets the fields of a method in the gateway's list. Call it before the page is opened. */
export async function askFor(page: Page, methodName: string, fields: readonly MethodField[]): Promise<void> {
  await page.route(/\/v4\/banking\/(?:payment|withdrawal)-methods\?/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { name: string; fields?: readonly MethodField[] }[] };
    const methods = data.map((method) => (method.name === methodName ? { ...method, fields } : method));
    await route.fulfill({ response, json: { data: methods } });
  });
}
