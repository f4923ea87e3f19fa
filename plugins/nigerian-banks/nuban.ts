/**
 * NUBAN: Nigeria Uniform Bank Account Number, ten digits, the last a check digit over the bank's code and the nine before
 * (Central Bank of Nigeria, "Revised Standards on NUBAN", March 2020). The code of a bank (three digits) is filled up with
 * zeros to six, that of another institution (five digits) is put behind a 9; weights are 3, 7, 3, over and over.
 */

/** `bank`: CBN code of three or five digits, or six as they are; `serial`: nine digits. Undefined for anything else. */
export function nubanCheckDigit(bank: string, serial: string): number | undefined {
  const code = { 3: `000${bank}`, 5: `9${bank}`, 6: bank }[bank.length];
  if (!code || !/^\d+$/.test(bank) || !/^\d{9}$/.test(serial)) return undefined;
  const sum = [...code, ...serial].reduce((total, digit, at) => total + Number(digit) * (at % 3 === 1 ? 7 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Whether the check digit says that this is no account of the bank. Only for codes of three digits: the newer institutions
 * also give out numbers that are telephone numbers and the like, which are right although the digit is not.
 */
export function hasWrongCheckDigit(bank: string, account: string): boolean {
  return bank.length === 3 && nubanCheckDigit(bank, account.slice(0, 9)) !== Number(account[9]);
}
