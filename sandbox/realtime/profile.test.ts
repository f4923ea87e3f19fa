import { describe, expect, it } from 'vitest';
import { accountName, isNuban } from './account-name';
import { destinationOf, shorten } from './destination';
import { problemsOf } from './profile';
import { catalogue } from '../catalogue';

const TODAY = Date.UTC(2026, 5, 15);

describe('the profile', () => {
  it.each([
    ['birthday', '2008-06-15', []],
    ['birthday', '2008-06-16', ['underage']],
    ['birthday', '2026-06-16', ['birthday']],
    ['birthday', '1899-12-31', ['birthday']],
    ['birthday', '2001-02-29', ['birthday']],
    ['birthday', '15.06.1990', ['birthday']],
    ['phone', '+49 151 2345678', []],
    ['phone', '12', ['phone']],
    ['phone', '+49 15x', ['phone']],
    ['email', 'anna@mail.example', []],
    ['email', 'anna@mail', ['email']],
    ['country', 'DE', []],
    ['country', 'Germany', ['country']],
    ['firstName', 'Zoë', []],
    ['firstName', '<b>', ['name']],
    ['name', '  ', ['required']],
    ['anything', 'else', []],
  ])('%s %j gets %j', (name, value, errors) => {
    expect(problemsOf(name, value, TODAY)).toEqual(errors);
  });
});

describe('account names', () => {
  it.each([
    ['011', '0000014579', true],
    ['011', '0000014578', false],
    ['058', '0000014579', false],
    ['50211', '0000014578', true],
    ['011', '000001457', false],
    ['011', '00000145790', false],
    ['01', '0000014579', false],
    ['abc', '0000014579', false],
  ])('bank %s, account %s: %s', (bank, account, known) => {
    expect(isNuban(bank, account)).toBe(known);
    const answer = accountName({ paymentMethod: 'ng_bank_payout', bank, account });
    expect(answer).toMatchObject(known ? { status: 200 } : { status: 404, code: 'banking.accountNotFound' });
    expect(accountName({ paymentMethod: 'ng_bank_payout', bank, account })).toEqual(answer);
  });

  it('knows no account that begins with 99', () => {
    expect(accountName({ paymentMethod: 'x', bank: '50211', account: '9900000000' }).status).toBe(404);
  });
});

describe('a destination', () => {
  const method = (name: string) =>
    catalogue.find((entry) => entry.method.name === name && entry.flows.includes('withdrawal'))!.method;

  it.each([
    ['ng_bank_payout', { bank: '058', account_number: '0000014579' }, 'GTBank ••••4579'],
    ['ng_bank_payout', { bank: 'typed <b>', account_number: '0000014579' }, '••••4579'],
    ['emoney_skrill', { email: 'anna@mail.example' }, 'a••••@mail.example'],
    ['crypto_usdt_trc20', { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, 'TR7NHq••••Lj6t'],
    ['de_card', {}, undefined],
  ])('of %s is short', (name, values, short) => {
    expect(destinationOf(method(name), values, null)).toBe(short);
  });

  it('tells nothing of a short account', () => {
    expect(shorten('1234')).toBe('••••');
    expect(shorten('@')).toBe('••••');
  });
});
