/** Recognises the bank and account among the gateway's fields, and checks the account. Pure. */
import { WALLET_NAME } from '@/cashier/form/field-key';
import type { WireValues } from '@/cashier/form/field-values';
import type { MethodField } from '@/contract/method';
import { NIGERIAN_BANKS } from './bank-list';
import { hasWrongCheckDigit } from '@/cashier/form/account/nuban';

const BANK = /^bank(?:[_-]?(?:code|id))?$/i;
const ACCOUNT = /^(?:account(?:[_-]?(?:number|no))?|nuban)$/i;
const NUBAN_BANK = /^(?:\d{3}|\d{5,6})$/;

const isBank = (name: string) => BANK.test(name);
/** The account is the field that the gateway marks as wallet; if it marks none, the field's name decides. */
const isAccount = (name: string) => name === WALLET_NAME || ACCOUNT.test(name);

/** The chosen bank and the account, from the form's values. */
export interface BankAccount {
  bank: string;
  account: string;
  /** The account field's name in the form, for errors about it. */
  accountField: string;
}

/** Undefined while bank or account is missing or not a Nigerian one. */
export function bankAccount(values: WireValues): BankAccount | undefined {
  const names = Object.keys(values);
  const bankField = names.find(isBank);
  const accountField = names.find(isAccount);
  if (bankField === undefined || accountField === undefined) return undefined;
  const bank = values[bankField] ?? '';
  const account = accountDigits(accountField, values[accountField] ?? '');
  return NUBAN_BANK.test(bank) && /^\d{10}$/.test(account) ? { bank, account, accountField } : undefined;
}

/** An account number without the marks between its groups; any other value unchanged. */
export function accountDigits(name: string, value: string): string {
  const digits = value.replace(/[\s-]/g, '');
  return isAccount(name) && /^\d+$/.test(digits) ? digits : value;
}

/**
 * Makes the bank field a list with the banks' codes, which are shown and searched; all Nigerian banks if the gateway
 * lists none.
 */
export function completeBankField(field: MethodField): MethodField {
  if (!isBank(field.name)) return field;
  const values = field.values?.length ? field.values : NIGERIAN_BANKS;
  return { ...field, type: 'dropdown', values: values.map((bank) => ({ hint: bank.value, ...bank })) };
}

export function accountProblem(name: string, values: WireValues): 'digits' | 'checkDigit' | undefined {
  if (!isAccount(name)) return undefined;
  const bank = Object.entries(values).find(([one]) => isBank(one))?.[1] ?? '';
  if (!NUBAN_BANK.test(bank)) return undefined;
  const found = bankAccount(values);
  if (!found) return 'digits';
  return hasWrongCheckDigit(found.bank, found.account) ? 'checkDigit' : undefined;
}
