/**
 * NUBAN: Nigeria Uniform Bank Account Number, ten digits, the last being a check digit over the bank's code and the
 * first nine (Central Bank of Nigeria, "Revised Standards on NUBAN", March 2020). A bank's code (three digits) is
 * padded with zeros to six digits; another institution's (five digits) gets a 9 in front. The weights 3, 7, 3 repeat.
 */

/** `bank`: a CBN code of three or five digits, or six digits as they are; `serial`: nine digits. Undefined for anything else. */
export function nubanCheckDigit(bank: string, serial: string): number | undefined {
  const code = { 3: `000${bank}`, 5: `9${bank}`, 6: bank }[bank.length];
  if (!code || !/^\d+$/.test(bank) || !/^\d{9}$/.test(serial)) return undefined;
  const sum = [...code, ...serial].reduce((total, digit, at) => total + Number(digit) * (at % 3 === 1 ? 7 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * True if the check digit proves that this is no account of the bank. Only for codes of three digits: newer
 * institutions also issue numbers such as telephone numbers, which are valid although their check digit is wrong.
 */
export function hasWrongCheckDigit(bank: string, account: string): boolean {
  return bank.length === 3 && nubanCheckDigit(bank, account.slice(0, 9)) !== Number(account[9]);
}
