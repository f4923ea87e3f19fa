/** The form's values: text by form key. */
export type PaymentFormValues = Record<string, string | undefined>;

/** Form key of the amount. */
export const AMOUNT_KEY = 'amount';

/** Name of the wallet field; its value travels as `wallet`, never in `fields` (spec 3). */
export const WALLET_NAME = 'customWallet';

/**
 * Form key of a field. final-form reads dots and brackets in a name as a path, and a gateway may name a field
 * `card[0].pan` or `__proto__`, so everything but letters and digits is written as its code point. Two names never
 * share a key, and no field's key is that of the amount.
 */
export const fieldKey = (name: string): string =>
  `field_${name.replace(/[^A-Za-z0-9]/gu, (character) => `_${character.codePointAt(0)!.toString(16)}_`)}`;
