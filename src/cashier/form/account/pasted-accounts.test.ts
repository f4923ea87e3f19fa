import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishLocale } from '../../../core/locale/locale.fake';
import { toFormFields } from '../method-fields';
import { readField } from '../read-field';
import { validateField } from '../validate-field';
import { isIban, isRib } from './check-digits';

const locale = englishLocale();
/** What the form says of a text in a field of this name, and what it would send. */
function read(name: string, typed: string) {
  const [field] = toFormFields([{ name, serverName: name, type: 'text', label: {} }], 'payout', locale);
  return {
    said: validateField(field!, typed, { locale, now: 0, checkLuhn: false }),
    sent: readField(field!, typed).value,
  };
}

const NUMBERS: readonly [name: string, value: string][] = [
  ['iban', 'DE89370400440532013000'],
  ['iban', 'GB29NWBK60161331926819'],
  ['clabe', '032180000118359719'],
  ['cbu', '2850590940090418135201'],
  ['cci', '01136600010003254221'],
  ['rib', '20041010050500013M02606'],
];

describe.each(NUMBERS)('%s %s', (name, right) => {
  const groups = (mark: string) => right.replace(/.{4}(?=.)/g, `$&${mark}`);

  it.each([
    ['in groups with dots', groups('.')],
    ['in groups with slashes', groups('/')],
    ['in groups with long hyphens', groups('–')],
    ['in groups with invisible marks', groups('\u200b')],
    ['with its name', `${name.toUpperCase()} ${right}`],
    ['with its name and a colon', `${name.toUpperCase()}: ${groups(' ')}`],
    ['at the end of a sentence', `${right}.`],
    ['in small letters', right.toLowerCase()],
    ['in Arabic digits', right.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)],
    ['in full-width characters', right.replace(/./g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))],
  ])('%s is sent as the standard writes it', (_, typed) =>
    expect(read(name, typed)).toEqual({ said: undefined, sent: right }),
  );

  it('with a letter of any alphabet for a digit is not sent', () => {
    const at = fc.constantFrom(...[...right].flatMap((one, place) => (/\d/.test(one) ? [place] : [])));
    const marks = fc.constantFrom('', ' ', '.', '-', '/');
    fc.assert(
      fc.property(at, fc.constantFrom(...'ОАВЕСоز'), marks, (place, letter, mark) => {
        const wrong = right.slice(0, place) + letter + right.slice(place + 1);
        expect(read(name, wrong.replace(/.{4}(?=.)/g, `$&${mark}`)).said).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });
});

it.each([
  ['iban', '0E89370400440532013000'],
  ['iban', 'E89370400440532013000'],
  ['iban', 'DEB9370400440532013000'],
  ['clabe', 'O32180000118359719'],
  ['cpf', '5299.8224.724'],
  ['cpf', '529.982.247-2S'],
  ['cnpj', '12.ABC.345/O1DE-3'],
  ['cnpj', '1122 2333 0001 82'],
  ['cuit', '2O-12345678-6'],
])('%s %s is not sent', (name, wrong) => expect(read(name, wrong).said).toBeDefined());

it('a letter for a digit is found where the country has digits alone, whatever its check digits say', () => {
  // Its remainder is right by chance.
  expect(isIban('DE89370400440532I13000')).toBe(false);
  expect(read('iban', 'DE89370400440532I13000').said).toBeDefined();
  expect(isIban('GB82WEST1234569876S432')).toBe(false);
});

it('check digits that leave the remainder of others are none', () => {
  expect(isIban('DE97370400440000000060')).toBe(true);
  expect(isIban('DE00370400440000000060')).toBe(false);
});

it('a letter of a RIB stands only where banks have letters', () => {
  expect(isRib('20041010050500013M02606')).toBe(true);
  // S counts as 2.
  expect(isRib('S0041010050500013M02606')).toBe(false);
});

it.each([
  ['cbu', 'mi-alias.mp'],
  ['cvu', 'juan.1234567890'],
  ['cbu', 'mi alias'],
])('an alias in the field %s is sent as it is: %s', (name, alias) =>
  expect(read(name, alias)).toEqual({ said: undefined, sent: alias }),
);

it('a UPI ID is not put together of two words', () => {
  expect(read('upi', 'UPI rahul@okaxis')).toEqual({ said: undefined, sent: 'rahul@okaxis' });
  expect(read('upi', 'rahul sharma@okaxis').said).toBeDefined();
});
