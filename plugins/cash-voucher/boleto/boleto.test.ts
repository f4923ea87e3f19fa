import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generalDigit, lineOf, readBoleto } from './boleto';
import { modulo10, modulo11OfBill, modulo11OfBoleto } from './check-digits';

describe('check digits, by the examples of the documents', () => {
  it('FEBRABAN, arrecadação: modulo 10 of 01230067896 is 3, modulo 11 is 0', () => {
    expect(modulo10('01230067896')).toBe(3);
    expect(modulo11OfBill('01230067896')).toBe(0);
  });

  it('FEBRABAN, arrecadação: the general digit of its bill is 1 by modulo 10, 0 by modulo 11', () => {
    const others = '8220000215048200974123220154098290108605940';
    expect([modulo10(others), modulo11OfBill(others)]).toEqual([1, 0]);
  });

  it('Itaú: the fields of a boleto, and its general digit', () => {
    expect([modulo10('341911012'), modulo10('3456788005'), modulo10('7123457000')]).toEqual([1, 8, 1]);
    expect(modulo11OfBoleto('3419166700000123451101234567880057123457000')).toBe(6);
  });

  it('a boleto never has the general digit 0', () => {
    fc.assert(fc.property(digits(43), (text) => modulo11OfBoleto(text) >= 1 && modulo11OfBoleto(text) <= 9));
  });
});

/** Boletos published by banks: bar code, typed line as printed, amount. */
const BOLETOS = [
  ['34196166700000123451101234567880057123457000', '34191.10121 34567.880058 71234.570001 6 16670000012345', '123.45'],
  ['00193373700000001000500940144816060680935031', '00190.50095 40144.816069 06809.350314 3 37370000000100', '1.00'],
  ['23794682700000289901100060000000078901020030', '23791.10006 60000.000079 89010.200304 4 68270000028990', '289.90'],
] as const;

describe('a boleto', () => {
  it.each(BOLETOS)('%s', (barcode, printedLine, amount) => {
    const line = printedLine.replace(/\D/g, '');
    const boleto = { barcode, line, printedLine, amount };
    expect(readBoleto(printedLine)).toEqual(boleto);
    expect(readBoleto(line)).toEqual(boleto);
    expect(readBoleto(barcode)).toEqual(boleto);
  });

  it('with no amount leaves it to the payer', () => {
    const open = '0019' + '0' + '0000' + '0000000000' + '0500940144816060680935031';
    const barcode = open.slice(0, 4) + String(generalDigit(open)) + open.slice(5);
    expect(readBoleto(barcode)).toMatchObject({ amount: undefined });
  });

  it.each(BOLETOS)('%s: any one digit that is wrong is found in the typed line', (_barcode, printedLine) => {
    const line = printedLine.replace(/\D/g, '');
    for (let at = 0; at < line.length; at++) {
      const other = String((Number(line[at]) + 1) % 10);
      expect(readBoleto(line.slice(0, at) + other + line.slice(at + 1)), `digit ${at + 1}`).toBeUndefined();
    }
  });

  it.each([
    '',
    'soon',
    '3419',
    '34191.10121 34567.880058 71234.570001 6 1667000001234',
    '²'.repeat(44),
    '8'.repeat(47),
  ])('%j is none', (text) => expect(readBoleto(text)).toBeUndefined());
});

describe('a bill of a utility', () => {
  it.each([
    [
      '83620000000-5 66780048100-0 18097565731-3 00158963608-1',
      '83620000000667800481001809756573100158963608',
      '66.78',
    ],
    [
      '84890000000-2 40420162201-5 80605190429-2 58603411122-0',
      '84890000000404201622018060519042958603411122',
      '40.42',
    ],
  ])('%s', (printedLine, barcode, amount) => {
    const bill = { barcode, line: printedLine.replace(/\D/g, ''), printedLine, amount };
    expect(readBoleto(printedLine)).toEqual(bill);
    expect(readBoleto(barcode)).toEqual(bill);
  });

  it('that names a quantity has no amount', () => {
    const body = '83700000000667800481001809756573100158963608';
    const barcode = body.slice(0, 3) + String(generalDigit(body)) + body.slice(4);
    expect(readBoleto(barcode)).toMatchObject({ amount: undefined });
  });
});

it('whatever the digits, the line leads back to the bar code', () => {
  fc.assert(
    fc.property(digits(44), (text) => {
      const body = text.startsWith('8')
        ? `${text.slice(0, 2)}6${text.slice(3)}`
        : `${text.slice(0, 3)}9${text.slice(4)}`;
      const at = body.startsWith('8') ? 3 : 4;
      const barcode = body.slice(0, at) + String(generalDigit(body)) + body.slice(at + 1);
      expect(readBoleto(lineOf(barcode))?.barcode).toBe(barcode);
    }),
  );
});

describe('a boleto of any digits, one of them altered', () => {
  const made = digits(44).map((text) => {
    const body = `${text.slice(0, 3).replace(/^8/, '0')}9${text.slice(4)}`;
    return body.slice(0, 4) + String(generalDigit(body)) + body.slice(5);
  });
  const by = fc.integer({ min: 1, max: 9 });
  const altered = (text: string, at: number, step: number) =>
    text.slice(0, at) + String((Number(text[at]) + step) % 10) + text.slice(at + 1);

  it('is refused where its typed line has a digit for each field', () => {
    fc.assert(
      fc.property(made, fc.nat(32), by, (barcode, at, step) => {
        expect(readBoleto(altered(lineOf(barcode), at, step))).toBeUndefined();
      }),
    );
  });

  it('is refused, or keeps its bank and account; what else passes, the amount, is compared with the deposit', () => {
    fc.assert(
      fc.property(made, fc.integer({ min: 33, max: 46 }), by, (barcode, at, step) => {
        const found = readBoleto(altered(lineOf(barcode), at, step));
        // The general digit is 1 for three remainders, so that it alone does not tell all digits apart.
        if (found) expect([found.barcode[4], found.barcode.slice(19)]).toEqual(['1', barcode.slice(19)]);
      }),
    );
  });
});

function digits(length: number) {
  return fc.stringMatching(new RegExp(`^\\d{${length}}$`));
}
