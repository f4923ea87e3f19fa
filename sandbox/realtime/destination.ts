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

/** @returns e.g. `GTBank ••••6789`, or undefined when the fields name no account */
export function destinationOf(
  { fields, category }: Pick<PaymentMethod, 'fields' | 'category'>,
  values: Readonly<Record<string, string>>,
  wallet: string | null | undefined,
): string | undefined {
  const account = wallet || valueOf(fields.find((field) => field.wallet)?.name, values) || firstAccount(values);
  if (!account) return undefined;
  if (category === 'crypto') return shortenAddress(account);
  const bank = fields.find(({ name }) => name === 'bank');
  return [bank && textOf(bank, values.bank), shorten(account)].filter(Boolean).join(' ');
}

/** Shortens `anna@mail.example` to `a••••@mail.example`, anything else to its last four letters or digits. */
export function shorten(account: string): string {
  const at = account.indexOf('@');
  if (at > 0) return `${[...account][0]}${DOTS}${account.slice(at)}`;
  const letters = account.replaceAll(/[^\p{L}\d]/gu, '');
  return letters.length > 4 ? DOTS + letters.slice(-4) : DOTS;
}

/** Shows both ends of an address, because players compare those; the whole address is in the public ledger anyway. */
const shortenAddress = (address: string): string =>
  address.length > 16 ? `${address.slice(0, 6)}${DOTS}${address.slice(-4)}` : shorten(address);

const valueOf = (name: string | undefined, values: Readonly<Record<string, string>>) => name && values[name]?.trim();

const firstAccount = (values: Readonly<Record<string, string>>) =>
  ACCOUNT_FIELDS.map((name) => values[name]?.trim()).find(Boolean);

/** The text of an option that the method offers; typed text is never repeated. */
function textOf({ values }: MethodField, value: string | undefined): string | undefined {
  const text = values?.find((option) => option.value === value)?.text;
  return typeof text === 'string' ? text : text?.en;
}
