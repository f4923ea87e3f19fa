/** Looks up an account's owner. The names are made up, but always the same for the same account. */
import type { RequestData } from '../../src/contract/realtime';
import type { Answer } from '../store/attempts';

const FIRST = ['ADAEZE', 'CHINEDU', 'FATIMA', 'IBRAHIM', 'KEMI', 'OLUWASEUN', 'NGOZI', 'TUNDE', 'YETUNDE', 'EMEKA'];
const LAST = ['ADEYEMI', 'BELLO', 'EZE', 'IGWE', 'LAWAL', 'NWOSU', 'OKAFOR', 'OKONKWO', 'SANI', 'WILLIAMS'];

/** Accounts that no bank knows, even if their check digit is right. */
const UNKNOWN = /^99/;

export function accountName({ bank, account }: RequestData<'BANKING:account-name'>): Answer {
  const digits = account.replaceAll(/\s/g, '');
  if (!isNuban(bank, digits) || UNKNOWN.test(digits)) {
    return { status: 404, code: 'banking.accountNotFound', message: 'The bank knows no such account' };
  }
  const sum = [...`${bank}${digits}`].reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
  return { status: 200, data: { name: `${FIRST[sum % 10]} ${LAST[Math.floor(sum / 10) % 10]}` } };
}

/**
 * Uniform account number of the Central Bank of Nigeria: ten digits, the last a check digit over the bank's three-digit
 * code and the serial, weights 3-7-3. Institutions with longer codes have other rules, so their numbers always pass.
 */
export function isNuban(bank: string, account: string): boolean {
  if (!/^\d{3,6}$/.test(bank) || !/^\d{10}$/.test(account)) return false;
  if (bank.length > 3) return true;
  const sum = [...bank, ...account.slice(0, 9)].reduce(
    (total, digit, i) => total + Number(digit) * [3, 7, 3][i % 3]!,
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(account[9]);
}
