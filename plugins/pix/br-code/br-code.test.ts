import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBrCode, type BrCodeParts } from '../simulator/make-br-code';
import { readBrCode } from './br-code';
import { crc16Hex } from '@/cashier/payment-code/crc16';

/** Example from the central bank's manual. */
const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const deposit = { amount: 150.5, currency: 'BRL' };
const parts: BrCodeParts = {
  url: 'pix.example/v2/9d36b84f',
  payee: 'LOJA EXEMPLO',
  city: 'SAO PAULO',
  amount: '150.50',
};

const faultOf = (code: string, expected = deposit) => {
  const reading = readBrCode(code, expected);
  return reading.ok ? undefined : reading.fault;
};
const withCrc = (body: string) => body + crc16Hex(body);
/** The manual's code with a part of it exchanged, and the CRC that belongs to that. */
const altered = (part: string, other: string) => withCrc(MANUAL.slice(0, -4).replace(part, other));

describe('a BR Code', () => {
  it('of the manual is payable: a static code, without an amount', () => {
    expect(readBrCode(MANUAL, deposit)).toEqual({
      ok: true,
      brCode: { code: MANUAL, payee: 'Fulano de Tal', city: 'BRASILIA', amount: undefined, cautions: [] },
    });
  });

  it('with an amount is payable when it is the deposit’s', () => {
    const reading = readBrCode(makeBrCode(parts), deposit);
    expect(reading).toMatchObject({ ok: true, brCode: { payee: 'LOJA EXEMPLO', city: 'SAO PAULO', amount: '150.50' } });
    expect(faultOf(makeBrCode({ ...parts, amount: '150.5' }))).toBeUndefined();
    for (const amount of ['100', '100.', '100.0', '100.00', '0100.00'])
      expect(faultOf(makeBrCode({ ...parts, amount }), { ...deposit, amount: 100 })).toBeUndefined();
  });

  it.each([
    ['a CRC in small letters', MANUAL.replace(/1D3D$/, '1d3d')],
    ['a line break at its end', `${MANUAL}\r\n`],
    ['spaces around it', ` ${MANUAL} `],
  ])('with %s is payable, and is copied as it should be', (_, code) => {
    expect(readBrCode(code, deposit)).toMatchObject({ ok: true, brCode: { code: MANUAL } });
  });

  it('takes the name of the scheme in capitals too', () => {
    expect(faultOf(makeBrCode({ ...parts, gui: 'BR.GOV.BCB.PIX' }))).toBeUndefined();
  });

  it.each([
    ['a name of 25', makeBrCode({ ...parts, payee: 'X'.repeat(25) })],
    ['a city of 15', makeBrCode({ ...parts, city: 'X'.repeat(15) })],
    ['what looks like a CRC in its address', makeBrCode({ ...parts, url: 'pix.example/v2/6304abcd' })],
    ['the account under the last id that may hold one', altered('26580014', '51580014')],
    ['another scheme’s account of an unknown form', altered('5204', '2703abc5204')],
    ['another account that names no scheme', altered('5204', '27050101x5204')],
  ])('with %s is payable, and goes on as it came', (_, code) => {
    expect(readBrCode(code, deposit)).toMatchObject({ ok: true, brCode: { code } });
  });

  it.each([
    ['a name of 26', { payee: 'X'.repeat(26) }, ['length']],
    ['a city of 16', { city: 'X'.repeat(16) }, ['length']],
    ['accents', { payee: 'JOÃO' }, ['characters']],
    ['both', { payee: 'ASSOCIAÇÃO COMERCIAL SÃO JOÃO', city: 'SÃO PAULO' }, ['characters', 'length']],
  ])('with %s is payable with a word of caution, and goes on as it came', (_, change, cautions) => {
    const code = makeBrCode({ ...parts, ...change });
    expect(readBrCode(code, deposit)).toMatchObject({ ok: true, brCode: { code, ...change, cautions } });
    expect(faultOf(code, { ...deposit, amount: 150.51 })).toBe('amount');
    expect(faultOf(code.replace(/...$/, 'FFF'))).toBe('crc');
  });

  it.each([
    ['another amount', { amount: '150.51' }, 'amount'],
    ['an amount that is none', { amount: '1e2' }, 'amount'],
    ['three decimals', { amount: '150.500' }, 'amount'],
    ['a sign', { amount: '-150.50' }, 'amount'],
    ['dollars', { currency: '840' }, 'currency'],
    ['another scheme', { gui: 'br.gov.bcb.pix2' }, 'notPix'],
    ['no account', { url: undefined }, 'notPix'],
    ['a blank name', { payee: '   ' }, 'payee'],
    ['a blank city', { city: '   ' }, 'payee'],
    ['accents in its key', { key: 'joão@example.com', url: undefined }, 'notPix'],
    ['a letter that nobody sees', { payee: 'JO\u200bAO' }, 'characters'],
  ])('with %s is not', (_, change, fault) => {
    expect(faultOf(makeBrCode({ ...parts, ...change } as BrCodeParts))).toBe(fault);
  });

  it.each([
    ['nothing', '', 'characters'],
    ['a line break within', MANUAL.replace('5802BR', '5802BR\n'), 'characters'],
    ['a link', 'https://pix.example/pay', 'structure'],
    ['a wrong CRC', MANUAL.replace(/1D3D$/, '1D3E'), 'crc'],
    ['no CRC', MANUAL.slice(0, -8), 'structure'],
    ['something after the CRC', withCrc(`${MANUAL}6304`), 'structure'],
    ['something after a CRC that is right at both places', MANUAL.replace(/1D3D$/, 'BB418104BB41'), 'structure'],
    ['a CRC that is the end of another field', withCrc(`${MANUAL.slice(0, -8)}80086304`), 'structure'],
    ['another country', altered('5802BR', '5802AR'), 'notPix'],
    ['another format', altered('000201', '000202'), 'structure'],
    ['a format that is not first', withCrc(`${MANUAL.slice(6, -8)}0002016304`), 'structure'],
    ['an account below the ids for one', altered('26580014', '25580014'), 'notPix'],
    ['an account above the ids for one', altered('26580014', '80580014'), 'notPix'],
    ['no name', altered('5913Fulano de Tal', ''), 'payee'],
    ['no city', altered('6008BRASILIA', ''), 'payee'],
    [
      'two accounts',
      withCrc(MANUAL.slice(0, -8).replace('5204', '27220014br.gov.bcb.pix0100X5204') + '6304'),
      undefined,
    ],
  ])('that is %s is not', (_, code, fault) => {
    if (fault === undefined) expect(faultOf(code)).toBeDefined();
    else expect(faultOf(code)).toBe(fault);
  });

  it('that allows further charges, or adds a fee, is not', () => {
    // The place of a recurrence in "Pix Automático", as providers print it.
    const recurrence = '80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac120002';
    expect(faultOf(withCrc(`${MANUAL.slice(0, -8)}${recurrence}6304`))).toBe('recurrence');
    expect(faultOf(withCrc(`${MANUAL.slice(0, -8)}80180014br.gov.bcb.pi26304`))).toBeUndefined();
    expect(faultOf(altered('5802BR', '5502025602505802BR'))).toBe('amount');
  });

  it('for a deposit in another currency is not: the amounts can’t be compared', () => {
    expect(faultOf(MANUAL, { amount: 30, currency: 'USD' })).toBe('currency');
  });

  const codes = fc
    .record({
      payee: fc.stringMatching(/^[A-Z][A-Z ]{0,23}[A-Z]$/),
      city: fc.stringMatching(/^[A-Z]{1,15}$/),
      url: fc.stringMatching(/^[a-z.]{3,20}\/[a-f0-9]{8,32}$/),
      cents: fc.integer({ min: 1, max: 100_000_000 }),
    })
    .map(({ cents, ...rest }) => ({ amount: cents / 100, ...rest }));

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(codes, ({ amount, payee, city, url }) => {
        const reading = readBrCode(makeBrCode({ payee, city, url, amount: amount.toFixed(2) }), { ...deposit, amount });
        expect(reading).toMatchObject({ ok: true, brCode: { payee, city, amount: amount.toFixed(2) } });
      }),
    );
  });

  it.each([MANUAL, makeBrCode(parts)])('with any one character changed is refused: %s', (code) => {
    const others = [
      ...Array.from({ length: 0x80 }, (_, unit) => String.fromCharCode(unit)),
      'é',
      'ß',
      '１',
      '€',
      '𝟙',
      '',
    ];
    const accepted: string[] = [];
    for (let at = 0; at < code.length; at += 1) {
      for (const other of others) {
        const changed = code.slice(0, at) + other + code.slice(at + 1);
        // The CRC's letters may be in either case.
        const isSame = at >= code.length - 4 ? other.toUpperCase() === code[at] : other === code[at];
        if (!isSame && readBrCode(changed, deposit).ok) accepted.push(changed);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('never throws, whatever comes', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !readBrCode(text, deposit).ok));
  });
});
