import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16Hex } from './crc16';
import { checkPaymentCode } from './payment-code';

const check = (text: string, amount = 150.5, currency = 'BRL') => checkPaymentCode(text, { amount, currency });
const object = (id: string, value: string, length = value.length) => id + String(length).padStart(2, '0') + value;
const emv = (parts: readonly (readonly [string, string, number?])[]) => {
  const body = `000201${parts.map((part) => object(...part)).join('')}6304`;
  return body + crc16Hex(body);
};
/** PromptPay of Thailand: the account of a telephone number. */
const PROMPTPAY = object('00', 'A000000677010111') + object('01', '0066812345678');
const thai = (more: readonly (readonly [string, string, number?])[] = []) =>
  emv([['29', PROMPTPAY], ['53', '764'], ['54', '150.50'], ['58', 'TH'], ...more]);
const swapped = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1);

describe('an EMV code of any country', () => {
  it('is shown when its checksum and its amount are right', () => {
    expect(check(thai(), 150.5, 'THB')).toEqual({ ok: true, cautions: [] });
    expect(check(thai(), 150.51, 'THB')).toEqual({ ok: false, fault: 'amount' });
    expect(check(thai(), 4, 'EUR')).toEqual({ ok: true, cautions: [] });
    expect(checkPaymentCode(thai(), undefined)).toEqual({ ok: true, cautions: [] });
  });

  it('may have accents and long names, counted in characters or in bytes', () => {
    const payee = 'Café Crème Brûlée à la Française';
    const bytes = new TextEncoder().encode(payee).length;
    expect(check(thai([['59', payee]]), 150.5, 'THB')).toEqual({ ok: true, cautions: ['characters', 'length'] });
    expect(check(thai([['59', payee, bytes]]), 150.5, 'THB')).toEqual({ ok: true, cautions: ['characters', 'length'] });
    expect(check(thai([['59', payee, bytes - 1]]), 150.5, 'THB')).toEqual({ ok: false, fault: 'structure' });
  });

  it('with any one character altered is refused', () => {
    const code = thai();
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...'0123456789ABCDEFghé'), (at, by) => {
        fc.pre(code[at] !== by);
        return !check(swapped(code, at, by), 150.5, 'THB').ok;
      }),
    );
  });

  it.each([
    ['cut at its beginning', thai().slice(2)],
    ['cut at its end', thai().slice(0, -1)],
    ['with a character before it', `0${thai()}`],
    ['with what nobody sees before it', `\u200b${thai()}`],
    ['twice', thai() + thai()],
    [
      'with a second amount',
      emv([
        ['29', PROMPTPAY],
        ['53', '764'],
        ['54', '150.50'],
        ['54', '1.00'],
        ['58', 'TH'],
      ]),
    ],
    [
      'with a fee',
      emv([
        ['29', PROMPTPAY],
        ['53', '764'],
        ['54', '150.50'],
        ['55', '02'],
        ['56', '50'],
        ['58', 'TH'],
      ]),
    ],
    [
      'with a fee in per cent',
      emv([
        ['29', PROMPTPAY],
        ['53', '764'],
        ['54', '150.50'],
        ['57', '5.0'],
        ['58', 'TH'],
      ]),
    ],
  ])('%s is refused', (_, code) => expect(check(code, 150.5, 'THB').ok).toBe(false));

  it('with a fee of nothing is shown', () => {
    expect(check(thai([['56', '0.00']]), 150.5, 'THB').ok).toBe(true);
  });

  it.each(['JPY392', 'KRW410', 'CNY156', 'AZN944', 'ETB230', 'XAF950'])('of %s has its amount compared', (currency) => {
    const code = emv([
      ['29', PROMPTPAY],
      ['53', currency.slice(3)],
      ['54', '1500'],
    ]);
    expect(check(code, 1500, currency.slice(0, 3))).toEqual({ ok: true, cautions: [] });
    expect(check(code, 15, currency.slice(0, 3))).toEqual({ ok: false, fault: 'amount' });
  });
});

/** EPC069-12, annex. */
const EPC = [
  'BCD',
  '002',
  '1',
  'SCT',
  'BPOTBEB1',
  'Red Cross of Belgium',
  'BE72000000001616',
  'EUR1',
  'CHAR',
  '',
  'Urgency fund',
];
const epc = (changes: Record<number, string> = {}) => EPC.map((line, at) => changes[at] ?? line).join('\n');
const sepa = (changes: Record<number, string> = {}) => check(epc(changes), 1, 'EUR');

describe('a SEPA code', () => {
  it('is shown with its own amount, or without one', () => {
    expect(sepa()).toEqual({ ok: true, cautions: [] });
    expect(sepa({ 7: '' })).toEqual({ ok: true, cautions: [] });
    expect(check(epc().replaceAll('\n', '\r\n'), 1, 'EUR')).toEqual({ ok: true, cautions: [] });
  });

  it.each([
    [{ 1: '003' }, 'structure'],
    [{ 3: 'SDD' }, 'structure'],
    [{ 5: '' }, 'structure'],
    [{ 6: 'BE72000000001617' }, 'account'],
    [{ 6: 'BE7200000000161' }, 'account'],
    [{ 7: 'EUR2' }, 'amount'],
    [{ 7: 'USD1' }, 'amount'],
    [{ 7: 'EUR1,00' }, 'amount'],
    [{ 9: 'RF19539007547034', 10: '' }, 'reference'],
  ])('%j is refused: %s', (changes, fault) => expect(sepa(changes)).toEqual({ ok: false, fault }));

  it.each([
    [{ 5: 'Ä'.repeat(71) }, ['length']],
    [{ 2: '2', 5: 'Käse' }, ['characters']],
    [{ 1: '001', 4: '' }, ['bic']],
    [{ 9: 'RF18539007547034' }, ['remittance']],
  ])('%j is shown with a word of caution', (changes, cautions) =>
    expect(sepa(changes)).toEqual({ ok: true, cautions }),
  );
});

const ALTERED = fc.constantFrom(...'0123456789ABCDERSTXZ+,');
/** One character of these lines, which say where the money goes and how much, altered. */
const alteredIn = (code: readonly string[], lines: readonly number[], by = ALTERED) =>
  fc
    .tuple(fc.constantFrom(...lines), fc.nat(), by)
    .filter(([line, at, by]) => code[line]![at % code[line]!.length] !== by)
    .map(([line, at, by]) => code.with(line, swapped(code[line]!, at % code[line]!.length, by)).join('\n'));

it('a SEPA code with one character of its form, account, amount or reference altered is refused', () => {
  const code = EPC.with(9, 'RF18539007547034').with(10, '');
  expect(check(code.join('\n'), 1, 'EUR').ok).toBe(true);
  // A reference that does not begin with RF is of a country's own kind.
  const isOther = (altered: string) => !altered.includes('\nRF');
  fc.assert(
    fc.property(alteredIn(code, [0, 3, 6, 7, 9]), (altered) => isOther(altered) || !check(altered, 1, 'EUR').ok),
    { numRuns: 300 },
  );
});

/** Swiss Implementation Guidelines QR-bill, example with a QR reference. */
const SPC = [
  ...[
    'SPC',
    '0200',
    '1',
    'CH4431999123000889012',
    'S',
    'Max Muster & Söhne',
    'Musterstrasse',
    '123',
    '8000',
    'Seldwyla',
    'CH',
  ],
  ...[
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '1949.75',
    'CHF',
    'S',
    'Simon Muster',
    'Musterstrasse',
    '1',
    '8000',
    'Seldwyla',
    'CH',
  ],
  ...['QRR', '210000000003139471430009017', 'Order of 15.06.2020', 'EPD'],
];
const swiss = (changes: Record<number, string> = {}) =>
  check(SPC.map((line, at) => changes[at] ?? line).join('\n'), 1949.75, 'CHF');

describe('a Swiss QR-bill', () => {
  it('is shown with its reference', () => {
    expect(swiss()).toEqual({ ok: true, cautions: [] });
    expect(swiss({ 3: 'CH5800791123000889012', 27: 'SCOR', 28: 'RF18539007547034' })).toEqual({
      ok: true,
      cautions: [],
    });
    expect(swiss({ 3: 'CH5800791123000889012', 27: 'NON', 28: '' })).toEqual({ ok: true, cautions: [] });
    expect(swiss({ 4: 'K' })).toEqual({ ok: true, cautions: ['address'] });
  });

  it.each([
    [{ 1: '0100' }, 'structure'],
    [{ 30: '' }, 'structure'],
    [{ 3: 'CH4431999123000889013' }, 'account'],
    [{ 3: 'DE89370400440532013000' }, 'account'],
    [{ 18: '1949.76' }, 'amount'],
    [{ 19: 'USD' }, 'amount'],
    [{ 28: '210000000003139471430009018' }, 'reference'],
    [{ 27: 'NON', 28: '' }, 'reference'],
    [{ 3: 'CH5800791123000889012', 27: 'SCOR', 28: 'RF19539007547034' }, 'reference'],
  ])('%j is refused: %s', (changes, fault) => expect(swiss(changes)).toEqual({ ok: false, fault }));
});

it('a Swiss code with one character of its form, account, amount or reference altered is refused', () => {
  const parts = [0, 2, 3, 18, 19, 27, 28, 30];
  // Swiss accounts may have letters, so that one in 97 of them is right in the place of a digit.
  const digits = fc.constantFrom(...'0123456789+,');
  fc.assert(fc.property(alteredIn(SPC, parts, digits), (altered) => !check(altered, 1949.75, 'CHF').ok));
});

describe('other codes', () => {
  it('a UPI link is read as on its own page', () => {
    expect(check('upi://pay?pa=shop@ybl&am=150.50', 150.5, 'INR')).toEqual({ ok: true, cautions: [] });
    expect(check('upi://pay?pa=shop@ybl&am=150.51', 150.5, 'INR')).toEqual({ ok: false, fault: 'amount' });
    expect(check('upi://mandate?pa=shop@ybl', 150.5, 'INR')).toEqual({ ok: false, fault: 'notPayment' });
  });

  it('what is of no known kind is shown as it came, and nothing throws', () => {
    expect(check('https://bank.example/pay')).toEqual({ ok: true, cautions: [] });
    const start = fc.constantFrom('', '000201', 'BCD\n', 'SPC\n', 'upi://');
    fc.assert(
      fc.property(start, fc.string({ unit: 'binary' }), (head, text) => typeof check(head + text).ok === 'boolean'),
    );
  });
});
