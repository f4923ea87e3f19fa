import { describe, expect, it } from 'vitest';
import { accountDigits, accountProblem, bankAccount, completeBankField } from './bank-fields';
import { NIGERIAN_BANKS } from './bank-list';

describe('the bank field', () => {
  it('gets the codes as hints', () => {
    const values = [{ value: '058', text: 'GTBank' }];
    expect(completeBankField({ name: 'bank', type: 'dropdown', values }).values).toEqual([
      { value: '058', text: 'GTBank', hint: '058' },
    ]);
  });

  it('gets all banks when the gateway names none', () => {
    const field = completeBankField({ name: 'bank_code', type: 'text' });
    expect(field.type).toBe('dropdown');
    expect(field.values?.map(({ value }) => value)).toEqual(NIGERIAN_BANKS.map(({ value }) => value));
    expect(new Set(NIGERIAN_BANKS.map(({ value }) => value)).size).toBe(NIGERIAN_BANKS.length);
    expect(NIGERIAN_BANKS.every(({ value }) => /^(\d{3}|\d{5,6})$/.test(value))).toBe(true);
  });

  it('other fields stay', () => {
    const field = { name: 'bank_city', type: 'text' };
    expect(completeBankField(field)).toBe(field);
  });
});

describe('the account', () => {
  it.each([
    [{ bank: '011', customWallet: '0000014579' }, undefined],
    [{ bank: '011', customWallet: '0000014578' }, 'checkDigit'],
    [{ bank: '058', customWallet: '0000014579' }, 'checkDigit'],
    [{ bank: '50211', customWallet: '8021234567' }, undefined],
    [{ bank: '011', customWallet: '000001457' }, 'digits'],
    // Without a bank, or with a bank of another country, the account can't be checked.
    [{ bank: '', customWallet: '0000014578' }, undefined],
    [{ bank: 'DEUTDEFF', customWallet: 'DE89' }, undefined],
    [{ customWallet: '0000014578' }, undefined],
  ])('%j: %s', (values, problem) => expect(accountProblem('customWallet', values)).toBe(problem));

  it('is found by its name where no field is the wallet', () => {
    expect(accountProblem('account_number', { bank: '011', account_number: '0000014578' })).toBe('checkDigit');
    expect(accountProblem('full_name', { bank: '011', account_number: '0000014578' })).toBeUndefined();
    expect(bankAccount({ bank: '011', account_number: '0000 0145 79' })).toEqual({
      bank: '011',
      account: '0000014579',
      accountField: 'account_number',
    });
  });
});

it('the account is its digits, however they are grouped; nothing else is touched', () => {
  expect(accountDigits('account_number', '0000 014-579')).toBe('0000014579');
  expect(accountDigits('customWallet', '0000 014 57O')).toBe('0000 014 57O');
  expect(accountDigits('reference', '12 34')).toBe('12 34');
});
