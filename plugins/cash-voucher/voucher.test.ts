import { describe, expect, it } from 'vitest';
import { decodeBars } from './barcode/decode.fixture';
import { groupsOfFour, readVoucher } from './voucher';

const LINE = '34191.10121 34567.880058 71234.570001 6 16670000012345';
const boleto = { reference: LINE, barcode: { format: 'boleto' as const } };
const reais = { amount: 123.45, currency: 'BRL' };
const pesos = { amount: 300, currency: 'MXN' };

describe('a boleto', () => {
  it('is copied as digits, shown as it is printed, and drawn as its bar code', () => {
    const reading = readVoucher(boleto, reais);
    if (!reading.ok) throw new Error(reading.code);
    const { voucher } = reading;
    expect(voucher).toMatchObject({ reference: LINE.replace(/\D/g, ''), shown: LINE, isBoleto: true });
    expect(decodeBars(voucher.bars!, 'itf')).toBe('34196166700000123451101234567880057123457000');
  });

  it.each([
    ['with a wrong digit', { ...boleto, reference: LINE.replace('34191', '34192') }, reais, 'cashVoucher.boleto'],
    ['for another amount', boleto, { ...reais, amount: 123.46 }, 'cashVoucher.amount'],
    ['for another currency', boleto, { ...reais, currency: 'MXN' }, 'cashVoucher.currency'],
  ])('%s is not shown', (_what, data, deposit, code) =>
    expect(readVoucher(data, deposit)).toEqual({ ok: false, code }),
  );
});

describe('any other reference', () => {
  it('is drawn as Code 128 where the counter reads barcodes', () => {
    const reading = readVoucher({ reference: '9300 1234 5678 90', barcode: { format: 'code128' } }, pesos);
    if (!reading.ok) throw new Error(reading.code);
    expect(reading.voucher).toMatchObject({ reference: '93001234567890', shown: '9300 1234 5678 90', isBoleto: false });
    expect(decodeBars(reading.voucher.bars!, 'code128')).toBe('93001234567890');
  });

  it('may have a barcode that holds more than the reference', () => {
    const reading = readVoucher({ reference: '1234', barcode: { format: 'code128', value: '98123420261129' } }, pesos);
    expect(reading.ok && decodeBars(reading.voucher.bars!, 'code128')).toBe('98123420261129');
  });

  it('has none otherwise', () => {
    expect(readVoucher({ reference: 'AB12 CD' }, pesos)).toEqual({
      ok: true,
      voucher: { reference: 'AB12CD', shown: 'AB12 CD', isBoleto: false, bars: undefined },
    });
  });

  it('is shown without a barcode that can not be drawn, and monitoring gets a report', () => {
    const reading = readVoucher({ reference: '1234', barcode: { format: 'code128', value: 'ñ' } }, pesos);
    expect(reading).toMatchObject({ ok: true, problem: 'cashVoucher.barcode', voucher: { bars: undefined } });
  });
});

it.each([
  ['', ''],
  ['123', '123'],
  ['12345', '1234 5'],
  ['12 34 56 78', '1234 5678'],
])('%j in groups of four is %j', (text, groups) => expect(groupsOfFour(text)).toBe(groups));
