import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishLocale } from '../../../core/locale/locale.fake';
import { ACCOUNT_KINDS } from './account-kinds';
import { isCbu, isCci, isClabe, isCnpj, isCpf, isCuit, isIban, isRib } from './check-digits';
import { accountProblem } from './own-account';

const locale = englishLocale();
const WRONG = 'A digit of this number is wrong. Check it.';
/** What is said of a text in a field of this name, beside fields with these values. */
const said = (name: string, text: string, values: Record<string, string> = {}, validations: { regex: string }[] = []) =>
  accountProblem({ name, validations: validations.map((rule) => ({ message: '', ...rule })) }, text, locale, values);

describe('an account number as its standard writes it', () => {
  it.each([
    // ISO 13616 registry.
    ['iban', 'GB29 NWBK 6016 1331 9268 19'],
    ['iban', 'LC55HEMM000100010012001200023015'],
    ['iban', 'NO9386011117947'],
    // Outside of the registry.
    ['iban', 'DZ580002100001113000000570'],
    ['iban', 'SN08SN0100152000048500003035'],
    // A country that nobody knows yet is left to its check digits.
    ['iban', 'ZZ65 1234 5678 9012'],
    ['cci', '011-366-000100032542-21'],
    ['rib', '20041 01005 0500013M026 06'],
    ['rib', '011 519 0000012050005349 21'],
    ['rib', '10 006 0351835984788 31'],
    ['rib', 'SN010 01520 000485000030 35'],
    ['rib', '007 99999 0012345678 03'],
    ['ifsc', 'SBIN0005943'],
    ['ifsc_code', 'hdfc0000001'],
    ['bsb', '062-000'],
    ['sort_code', '20-00-00'],
    ['sortCode', '011151003'],
    ['nuban', '0000014579'],
    ['pix_key', '529.982.247-25'],
    ['pixKey', '12.ABC.345/01DE-35'],
    ['chave_pix', '+55 11 98765-4321'],
    ['pix', '+351 912 345 678'],
    ['pix_key', 'fulano@example.com'],
    ['pix_key', '123e4567-e12b-12d1-a456-426655440000'],
  ])('%s %s is taken', (name, text) => expect(said(name, text)).toBeUndefined());

  it.each([
    ['iban', 'DE8937040044053201300', 'Not complete: 21 of 22 characters'],
    ['iban', 'NO93860111179470', 'Too many characters: 16, and 15 are needed'],
    ['iban', 'GB29NWBK60161331926818', WRONG],
    ['cci', '01136600010003254222', WRONG],
    ['cci', '0113660001000325422', WRONG],
    ['rib', '20041010050500013M02607', WRONG],
    ['rib', '011519000001205000534922', WRONG],
    ['rib', '10006035183598478832', WRONG],
    ['ifsc', 'SBIN1005943', 'It should look like SBIN0005943'],
    ['ifsc', 'SBIN000594', 'It should look like SBIN0005943'],
    ['bsb', '62000', 'It should look like 062-000'],
    ['sort_code', '20-00-0', 'It should look like 20-00-00'],
    ['nuban', '000001457', WRONG],
    ['pix_key', '529.982.247-24', WRONG],
    ['pix_key', '11222333000182', WRONG],
    ['pix_key', '11987654321', 'Begin a phone number with +55. If this is a CPF, one of its digits is wrong.'],
    ['pix_key', '+55 11 98765-432', 'This is no Pix key. Check every character.'],
    ['pix_key', '123e4567-e12b-12d1-a456-42665544000', 'This is no Pix key. Check every character.'],
    ['pix_key', 'fulano@example', 'This is no Pix key. Check every character.'],
  ])('%s %s is not, and it is said why', (name, text, message) => expect(said(name, text)).toBe(message));

  it('of another kind is left to the gateway where the field may take both', () => {
    expect(said('rib_or_iban', '20041010050500013M02607')).toBeUndefined();
    expect(said('rib', 'mon compte')).toBeUndefined();
    expect(said('pix_key_type', 'cpf')).toBeUndefined();
  });
});

describe('what another field says', () => {
  it('a NUBAN belongs to the bank that is chosen', () => {
    expect(said('nuban', '0000014579', { bank: '011' })).toBeUndefined();
    expect(said('nuban', '0000014578', { bank_code: '011' })).toMatch(/another bank/);
    expect(said('nuban', '0000014579', { bank: '058' })).toMatch(/another bank/);
    // Newer institutions issue numbers by rules of their own.
    expect(said('nuban', '0000014578', { bank: '50211' })).toBeUndefined();
  });

  it.each([
    ['cpf', '52998224725', 'fulano@example.com'],
    ['CNPJ', '11222333000181', '52998224725'],
    ['Telefone', '+5511987654321', '529.982.247-25'],
    ['phone', '11 98765-4321', '98765-4321'],
    ['email', 'fulano@example.com', '+5511987654321'],
    ['evp', '123e4567-e12b-12d1-a456-426655440000', 'fulano@example.com'],
  ])('a Pix key is of the kind that is chosen: %s', (kind, right, wrong) => {
    expect(said('pix_key', right, { pix_key_type: kind })).toBeUndefined();
    expect(said('pix_key', wrong, { pix_key_type: kind })).toBeDefined();
  });

  it('a telephone number without its plus is a key where the gateway takes no plus', () => {
    expect(said('pix_key', '11987654321', {}, [{ regex: '^[\\w@.-]+$' }])).toBeUndefined();
    expect(said('pix_key', '11987654321', {}, [{ regex: '^[\\w@.+-]+$' }])).toBeDefined();
  });
});

describe('a kind that the gateway names', () => {
  const read = (accountKind: string, text: string) => accountProblem({ name: 'account', accountKind }, text, locale);

  it('is checked whatever the field is called', () => {
    expect(read('clabe', '032180000118359719')).toBeUndefined();
    expect(read('clabe', '032180000118359718')).toBe(WRONG);
    expect(read('clabe', '4242424242424242')).toBe(WRONG);
  });

  it('that nobody knows changes nothing', () => {
    expect(read('toString', '1')).toBeUndefined();
    expect(read('pesel', '1')).toBeUndefined();
    expect(accountProblem({ name: 'iban', accountKind: 'pesel' }, 'DE88370400440532013000', locale)).toBe(WRONG);
  });
});

/** Fills each `?` with the digit that makes the text right. */
function completed(text: string, isRight: (text: string) => boolean): string | undefined {
  const at = text.indexOf('?');
  if (at < 0) return isRight(text) ? text : undefined;
  for (const digit of '0123456789') {
    const found = completed(text.replace('?', digit), isRight);
    if (found !== undefined) return found;
  }
  return undefined;
}

describe('a number with one digit altered never passes', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
  it.each<[string, fc.Arbitrary<string>, (text: string) => boolean]>([
    ['IBAN', digits(18).map((bban) => `DE??${bban}`), isIban],
    ['CLABE', digits(17).map((head) => `${head}?`), isClabe],
    ['CBU', fc.tuple(digits(7), digits(13)).map(([bank, account]) => `${bank}?${account}?`), isCbu],
    ['CCI', digits(18).map((head) => `${head}??`), isCci],
    [
      'RIB',
      fc
        .constantFrom(21, 22)
        .chain(digits)
        .map((head) => `${head}??`),
      isRib,
    ],
    ['CUIT', digits(10).map((head) => `${head}?`), isCuit],
    ['CPF', digits(9).map((head) => `${head}??`), isCpf],
    ['CNPJ', fc.stringMatching(/^[0-9A-Z]{12}$/).map((head) => `${head}??`), isCnpj],
  ])('%s', (name, heads, isRight) => {
    // Modulo 11 of Brazil writes two remainders as 0: there the standard itself does not tell some digits apart.
    const isSure = (right: string) => !/^C(?:PF|NPJ)$/.test(name) || !/0\d$/.test(right);
    fc.assert(
      fc.property(heads, fc.nat(), fc.integer({ min: 1, max: 9 }), (head, place, by) => {
        const right = completed(head, isRight);
        fc.pre(right !== undefined && isSure(right));
        const at = place % right!.length;
        fc.pre(/\d/.test(right![at]!));
        const wrong = right!.slice(0, at) + ((Number(right![at]) + by) % 10) + right!.slice(at + 1);
        return isRight(right!) && !isRight(wrong);
      }),
      { numRuns: 100 },
    );
  });

  it('and no text makes a check throw', () => {
    const context = { values: {}, takes: () => true };
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        Object.values(ACCOUNT_KINDS).every(({ isRight }) => typeof isRight(text, context) === 'boolean'),
      ),
    );
  });
});
