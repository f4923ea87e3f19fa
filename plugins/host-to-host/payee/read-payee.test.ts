import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiResponseData } from '@/contract/api-response';
import { ENCODED_CARD } from '../simulator/payees';
import { isClabe, isIban, passesCheckDigits } from '@/cashier/form/account/check-digits';
import { readPayee } from './read-payee';
import { shownValue } from './shown-value';

const read = (data: ApiResponseData | null) =>
  readPayee({ flow: 'deposit', id: '1', methodName: 'm', amount: 5, currency: 'EUR', data, pageId: undefined });
const row = (name: string, value: string) => ({ name, label: name, value });

describe('check digits', () => {
  it.each([
    'GB82WEST12345698765432',
    'DE89370400440532013000',
    'UA213223130000026007233566001',
    'TR33 0006 1005 1978 6457 8413 26',
  ])('take the IBAN %s', (iban) => expect(isIban(iban)).toBe(true));
  it.each(['GB82WEST12345698765433', 'DE98370400440532013000', 'DE89', '', 'GB82-WEST', '1234567890123456'])(
    'refuse the IBAN %j',
    (iban) => expect(isIban(iban)).toBe(false),
  );
  it.each(['032180000118359719', '032 180 00011835971 9'])('take the CLABE %s', (clabe) =>
    expect(isClabe(clabe)).toBe(true),
  );
  it.each(['032180000118359718', '03218000011835971', '', '0321800001183597190'])('refuse the CLABE %j', (clabe) =>
    expect(isClabe(clabe)).toBe(false),
  );

  // Only digits are changed: a letter in a digit's place shifts the number that is divided by 97, so there the check
  // guarantees less.
  it('refuse an IBAN with any one digit changed', () => {
    const iban = 'DE89370400440532013000';
    fc.assert(
      fc.property(fc.integer({ min: 2, max: iban.length - 1 }), fc.constantFrom(...'0123456789'), (at, by) => {
        fc.pre(iban[at] !== by);
        expect(isIban(iban.slice(0, at) + by + iban.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('are known by the requisite’s name', () => {
    expect(passesCheckDigits('IBAN', 'DE89')).toBe(false);
    expect(passesCheckDigits('beneficiary_iban', 'DE89')).toBe(false);
    expect(passesCheckDigits('account', '1')).toBe(true);
  });
});

describe('a payee', () => {
  it('is nobody when the reply names none, and after a reload', () => {
    expect(readPayee(undefined)).toEqual({ kind: 'none' });
    expect(read(null)).toEqual({ kind: 'none' });
    expect(read({ token: 'x' })).toEqual({ kind: 'none' });
  });

  it.each<[string, ApiResponseData, string]>([
    ['an empty list', { requisites: [] }, 'empty'],
    ['a blank value', { requisites: [row('bank', 'X'), row('account', ' ')] }, 'blankValue'],
    ['an IBAN with wrong check digits', { requisites: [row('iban', 'DE98370400440532013000')] }, 'checkDigits'],
    ['a card without a number', { card: { holder: 'X' } }, 'cardNumber'],
    ['a card number of 11 digits', { card: { number: '42424242424' } }, 'cardNumber'],
    ['letters for a card number', { card: { number: '4242 4242 4242 424O' } }, 'cardNumber'],
  ])('with %s is refused', (_, data, fault) => {
    expect(read(data)).toEqual({ kind: 'refused', fault });
  });

  it('has requisites in the order of the reply, until their time', () => {
    const requisites = [row('iban', 'DE89370400440532013000'), row('holder', 'A'), row('holder', 'B')];
    const expiresAt = '2026-03-01T10:00:00Z';
    expect(read({ requisites, expiresAt })).toEqual({ kind: 'payable', card: undefined, requisites, expiresAt });
    expect(read({ requisites })).toMatchObject({ expiresAt: undefined });
  });

  it('has a card, in clear or encoded, with its own time', () => {
    expect(
      read({ card: { number: '4242 4242-4242 4242', holder: ' ', expiresAt: '2026-03-01T10:00:00Z' } }),
    ).toMatchObject({
      card: { number: '4242424242424242', encoded: undefined, holder: undefined },
      expiresAt: '2026-03-01T10:00:00Z',
    });
    expect(read({ card: { encoded: ENCODED_CARD, number: '1' }, requisites: [row('ref', 'A1')] })).toMatchObject({
      card: { number: undefined, encoded: ENCODED_CARD },
      requisites: [{ value: 'A1' }],
    });
  });
});

it('shows an IBAN in blocks of four, and all else as it is', () => {
  expect(shownValue(row('iban', 'DE89370400440532013000'))).toBe('DE89 3704 0044 0532 0130 00');
  expect(shownValue(row('iban', 'DE89 3704'))).toBe('DE89 3704');
  expect(shownValue(row('account', '0123456789'))).toBe('0123456789');
});
