import { describe, expect, it } from 'vitest';
import { englishLocale } from '../../../core/locale/locale.fake';
import { isCnpj } from './check-digits';
import { printedAccount } from './own-account';
import { readField } from '../read-field';
import { toFormFields } from '../method-fields';
import { validateField } from '../validate-field';

const locale = englishLocale();
/** What the form says of a value in a field of this name, and what it would send. */
function read(name: string, typed: string, more: { mask?: string; regex?: string; wallet?: boolean } = {}) {
  const { wallet, ...rules } = more;
  const source = { name: wallet ? 'customWallet' : name, serverName: name, type: 'text' as const, label: {}, ...rules };
  const [field] = toFormFields([source], 'payout', locale);
  const said = validateField(field!, typed, { locale, now: 0, checkLuhn: false });
  return { said, sent: readField(field!, typed).value };
}
const WRONG = 'A digit of this number is wrong. Check it.';

const RIGHT: readonly [name: string, value: string][] = [
  ['iban', 'DE89370400440532013000'],
  ['account_iban', 'MT84MALT011000012345MTLCAST001S'],
  ['bankIban', 'NO9386011117947'],
  ['cbu', '2850590940090418135201'],
  ['cvu', '0000003100010000000009'],
  ['clabe', '032180000118359719'],
  ['cpf', '52998224725'],
  ['payer_cpf', '529.982.247-25'],
  ['cnpj', '11222333000181'],
  ['cnpj', '12.ABC.345/01DE-35'],
  ['cuit', '20-12345678-6'],
];

describe('the player’s own number', () => {
  it.each(RIGHT)('%s %s is taken, and with any one digit wrong it is not', (name, value) => {
    expect(read(name, value).said).toBeUndefined();
    const taken: string[] = [];
    [...value].forEach((digit, at) => {
      if (!/\d/.test(digit)) return;
      const wrong = value.slice(0, at) + String((Number(digit) + 1) % 10) + value.slice(at + 1);
      for (const wallet of [false, true]) if (read(name, wrong, { wallet }).said !== WRONG) taken.push(wrong);
    });
    expect(taken).toEqual([]);
  });

  it('two digits that have changed places are found', () => {
    expect(read('iban', 'DE98370400440532013000').said).toBe(WRONG);
    expect(read('cpf', '52989224725').said).toBe(WRONG);
    expect(read('cpf', '11111111111').said).toBe(WRONG);
    expect(isCnpj('00000000000000')).toBe(false);
  });

  it.each([
    ['cbu', 'mi.alias.mp'],
    ['cpf_or_phone', '11987654321'],
    ['iban', '40702810900000012345'],
    ['cpf', '11222333000181'],
    ['account', '52998224724'],
    ['cpf', 'ana@example.com'],
  ])('what may be something else is left to the gateway: %s %s', (name, value) => {
    expect(read(name, value).said).toBeUndefined();
  });

  it.each(['rahul@okaxis', 'rahul.sharma-1@ybl', '9876543210@paytm', '12345@HDFC0000001.ifsc.npci'])(
    'a UPI ID is taken: %s',
    (value) => expect(read('upi_id', value).said).toBeUndefined(),
  );
  it.each(['rahul', '9876543210', 'rahul@gmail.com', 'rahul@@ybl', '@ybl', 'rahul@1ybl'])(
    '%s is no UPI ID',
    (value) => {
      for (const name of ['upi', 'upiId', 'vpa']) expect(read(name, value).said).toBe('A UPI ID looks like name@bank');
    },
  );
});

it('an IBAN is shown in groups of four, and nothing else is changed', () => {
  const shown = (name: string, text: string) => printedAccount({ name }, text);
  expect(shown('iban', 'DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(shown('iban', 'GB29NWBK60161331926819')).toBe('GB29 NWBK 6016 1331 9268 19');
  expect([shown('iban', 'DE89'), shown('name', 'DE89370400440532013000')]).toEqual(['DE89', 'DE89370400440532013000']);
});

describe('an account number is sent without the groups', () => {
  const MASK = 'AA00 0000 0000 0000 0000 00';
  it.each([
    ['iban', 'de89 3704 0044 0532 0130 00', { mask: MASK }, 'DE89370400440532013000'],
    ['iban', 'DE89 3704 0044 0532 0130 00', {}, 'DE89370400440532013000'],
    ['iban', 'DE89370400440532013000', { mask: MASK, wallet: true }, 'DE89370400440532013000'],
    [
      'iban',
      'DE89370400440532013000',
      { mask: MASK, regex: '^DE\\d\\d(?: ?\\d{4}){4} ?\\d\\d$' },
      'DE89370400440532013000',
    ],
    ['cbu', '28505909 40090418135201', {}, '2850590940090418135201'],
    ['clabe', '032 180 00011835971 9', { mask: '000 000 00000000000 0' }, '032180000118359719'],
    ['upi', 'rahul @ okaxis', {}, 'rahul@okaxis'],
  ])('%s %s', (name, typed, rules, sent) => expect(read(name, typed, rules)).toEqual({ said: undefined, sent }));

  it('but for a gateway whose pattern wants them', () => {
    const regex = '^DE\\d\\d( \\d{4}){4} \\d\\d$';
    const spaced = 'DE89 3704 0044 0532 0130 00';
    expect(read('iban', 'DE89370400440532013000', { mask: MASK, regex })).toEqual({ said: undefined, sent: spaced });
  });
});
