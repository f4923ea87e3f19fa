/** A withdrawal's destination as text that its player recognises and that is of no use to anyone else. */
import type { MethodField, PaymentMethod } from '../../src/contract/method';

const DOTS = '••••';
/** Fields that name an account, for methods that mark no field as `wallet`. */
export const ACCOUNT_FIELDS: readonly string[] = [
  'account_number',
  'account',
  'iban',
  'address',
  'card_number',
  'pix_key',
  'upi',
  'phone',
  'email',
];

/** The most that `more` may be. */
export const MOST_SHOWN = 8;

/**
 * `more`: how many further characters to show, for accounts that would look alike.
 * @returns e.g. `GTBank ••••6789`, or undefined when the fields name no account
 */
export function destinationOf(
  { fields, category }: Pick<PaymentMethod, 'fields' | 'category'>,
  values: Readonly<Record<string, string>>,
  wallet: string | null | undefined,
  more = 0,
): string | undefined {
  const account = wallet || valueOf(fields.find((field) => field.wallet)?.name, values) || firstAccount(values);
  if (!account) return undefined;
  if (category === 'crypto') return shortenAddress(account, more);
  const bank = fields.find(({ name }) => name === 'bank');
  return [bank && textOf(bank, values.bank), shorten(account, more)].filter(Boolean).join(' ');
}

/**
 * Shortens `anna@mail.example` to `a••••@mail.example`, anything else to its last four letters or digits. `more` shows
 * further ones, but never more than half, and none of what may be a card number.
 */
export function shorten(account: string, more = 0): string {
  const at = account.indexOf('@');
  if (at > 0) {
    const name = [...account.slice(0, at)];
    return name.slice(0, shown(name.length, 1, more)).join('') + DOTS + account.slice(at);
  }
  const letters = account.replaceAll(/[^\p{L}\d]/gu, '');
  if (letters.length <= 4) return DOTS;
  return DOTS + letters.slice(-shown(letters.length, 4, CARD_NUMBER.test(letters) ? 0 : more));
}

const CARD_NUMBER = /^\d{13,19}$/;
const shown = (length: number, least: number, more: number) =>
  Math.max(least, Math.min(least + more, Math.floor(length / 2)));

/** Shows both ends of an address, because players compare those; the whole address is in the public ledger anyway. */
function shortenAddress(address: string, more: number): string {
  if (address.length <= 16) return shorten(address, more);
  const end = Math.min(4 + more, Math.floor(address.length / 2) - 4);
  return `${address.slice(0, 6)}${DOTS}${address.slice(-end)}`;
}

const valueOf = (name: string | undefined, values: Readonly<Record<string, string>>) => name && values[name]?.trim();

export const firstAccount = (values: Readonly<Record<string, string>>) =>
  ACCOUNT_FIELDS.map((name) => values[name]?.trim()).find(Boolean);

/** The text of an option that the method offers; typed text is never repeated. */
function textOf({ values }: MethodField, value: string | undefined): string | undefined {
  const text = values?.find((option) => option.value === value)?.text;
  return typeof text === 'string' ? text : text?.en;
}
