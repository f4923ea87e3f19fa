/** Codes at the edges of their standards: the last that is taken and the first that is not. */
import { describe, expect, it } from 'vitest';
import { crc16Hex } from './crc16';
import { amountOfEmv, readEmvCode, readTemplate } from './emv-code';
import { checkPaymentCode } from './payment-code';

const object = (id: string, value: string, length = value.length) => id + String(length).padStart(2, '0') + value;
const emv = (...parts: string[]) => {
  const body = `000201${parts.join('')}6304`;
  return body + crc16Hex(body);
};
const faultOf = (text: string) => {
  const read = readEmvCode(text);
  return read.ok ? read.emv.cautions : read.fault;
};
const amountIn = (...parts: string[]) => {
  const read = readEmvCode(emv(...parts));
  return read.ok ? amountOfEmv(read.emv) : read.fault;
};

describe('an EMV code', () => {
  it('is taken with space around it and a checksum in small letters, and drawn without them', () => {
    const code = emv(object('58', 'TH'), object('59', 'q'));
    const read = readEmvCode(` ${code.slice(0, -4)}${code.slice(-4).toLowerCase()}\r\n`);
    expect(read.ok && read.emv.code).toBe(code);
  });

  it('may say “6304” in a name, which is no checksum', () => {
    expect(faultOf(emv(object('59', '6304abcd')))).toEqual([]);
    // Twelve letters: "abcd6304" and what would be the checksum.
    const named = '0002015912abcd6304';
    expect(faultOf(named + crc16Hex(named))).toBe('structure');
  });

  it('is shown as long as its payee has 25 letters and its city 15, and with a word of caution beyond', () => {
    const named = (payee: number, city: number) =>
      faultOf(emv(object('59', 'p'.repeat(payee)), object('60', `${'c'.repeat(city)} `)));
    expect([named(25, 15), named(26, 15), named(25, 16)]).toEqual([[], ['length'], ['length']]);
  });

  it.each([
    ['', 'characters'],
    ['  ', 'characters'],
    [emv(object('59', 'a\u200bb')), 'characters'],
    [emv(object('59', 'a\u00a0b')), 'characters'],
    [emv(object('59', 'a\nb')), 'characters'],
    [emv(object('59', 'ab')).slice(0, -1), 'structure'],
    [emv(object('59', 'ab'), '5'), 'structure'],
    [`000202${emv().slice(6)}`, 'structure'],
    [object('00', '02') + emv(), 'structure'],
    [emv(object('59', 'ab')).replace(/.{4}$/, '0000'), 'crc'],
  ])('%j is refused: %s', (code, fault) => expect(faultOf(code)).toBe(fault));

  it('that holds other objects by letters and by bytes is refused', () => {
    // Two letters, after which 10 follows; or two bytes, after which 01 and 11 do.
    expect(faultOf(emv(`2602é01015${'1'.repeat(15)}`))).toBe('structure');
    expect(faultOf(emv(`2602e01015${'1'.repeat(15)}`))).toEqual([]);
  });

  it('counted in bytes is read with its letters, and not where a length cuts one in two', () => {
    const read = readEmvCode(emv(object('59', 'Café', 5), object('60', 'Rio')));
    expect(read.ok && [read.emv.objects.get('59'), read.emv.objects.get('60')]).toEqual(['Café', 'Rio']);
    expect([...(readTemplate(object('00', 'é', 2) + object('01', 'x')) ?? [])]).toEqual([
      ['00', 'é'],
      ['01', 'x'],
    ]);
    expect([...(readTemplate(object('00', 'éa')) ?? [])]).toEqual([['00', 'éa']]);
    expect(readTemplate(object('00', 'é', 1) + object('01', 'x', 4))).toBeUndefined();
    expect(readTemplate('0')).toBeUndefined();
  });

  it('says its amount with its currency, or that it can’t be read', () => {
    expect(amountIn(object('53', '764'), object('54', '10.5'))).toEqual({ value: '10.5', currency: '764' });
    expect(amountIn(object('54', '10'))).toEqual({ value: '10', currency: '' });
    expect(amountIn(object('53', '764'))).toBeUndefined();
    expect(amountIn(object('54', '1,5'))).toBe('bad');
    expect(checkPaymentCode(emv(object('54', '1,5')), undefined)).toEqual({ ok: false, fault: 'amount' });
  });

  it.each(['1', '1.', '1.5', '1.50', '1234567890'])('%s is an amount', (text) =>
    expect(amountIn(object('54', text))).toMatchObject({ value: text }),
  );
  it.each(['.5', '1.505', '12345678901', '1,5', 'a1', '1a'])('%j is none', (text) =>
    expect(amountIn(object('54', text))).toBe('bad'),
  );
});

const EPC = ['BCD', '002', '1', 'SCT', 'BPOTBEB1', 'Red Cross', 'BE72000000001616', 'EUR1', '', '', '', 'hint'];
const epc = (changes: Record<number, string>, count = EPC.length) =>
  checkPaymentCode(
    EPC.slice(0, count)
      .map((line, at) => changes[at] ?? line)
      .join('\n'),
    { amount: 1, currency: 'eur' },
  );

describe('a SEPA code', () => {
  it.each([
    [{}, []],
    [{ 1: '001' }, []],
    [{ 3: 'INST' }, []],
    [{ 5: 'n'.repeat(70) }, []],
    [{ 5: 'n'.repeat(71) }, ['length']],
    [{ 9: '', 10: 'f'.repeat(140) }, []],
    [{ 9: '', 10: 'f'.repeat(141) }, ['length']],
    [{ 9: 'RF18539007547034' }, []],
    [{ 9: 'RF18539007547034', 10: 'free' }, ['remittance']],
    [{ 1: '002', 4: '' }, []],
    [{ 2: '2' }, []],
    [{ 1: ' 002 ', 6: ' BE72000000001616 ' }, []],
  ])('%j has the cautions %j', (changes, cautions) => expect(epc(changes)).toEqual({ ok: true, cautions }));

  it('may end with the account or the amount, and has twelve lines at most', () => {
    expect(epc({}, 7)).toEqual({ ok: true, cautions: [] });
    expect(epc({}, 6)).toEqual({ ok: false, fault: 'account' });
    expect(epc({}, 5)).toEqual({ ok: false, fault: 'structure' });
    expect(epc({ 11: 'hint\nmore' })).toEqual({ ok: false, fault: 'structure' });
  });

  it('may have no further lines behind its reference', () => {
    expect(epc({ 9: 'RF18539007547034' }, 10)).toEqual({ ok: true, cautions: [] });
  });

  it.each([
    ['EUR12.5', 12.5],
    ['EUR1.25', 1.25],
    ['EUR123456789', 123_456_789],
  ])('has the amount %s', (text, amount) => {
    const code = EPC.map((line, at) => (at === 7 ? text : line)).join('\n');
    expect(checkPaymentCode(code, { amount, currency: 'EUR' }).ok).toBe(true);
    expect(checkPaymentCode(code, { amount: amount + 1, currency: 'EUR' }).ok).toBe(false);
  });

  it('has 331 bytes at most', () => {
    const bare = EPC.join('\n').length;
    const filled = (bytes: number) => epc({ 8: 'x'.repeat(bytes - bare) });
    expect([filled(331), filled(332)]).toEqual([
      { ok: true, cautions: [] },
      { ok: true, cautions: ['length'] },
    ]);
  });

  it.each([
    ['EUR1.', 'amount'],
    ['EUR1.001', 'amount'],
    ['EUR1234567890', 'amount'],
    ['xEUR1', 'amount'],
    ['EUR1x', 'amount'],
    ['EUR', 'amount'],
  ])('with the amount %s is refused', (amount, fault) => expect(epc({ 7: amount })).toEqual({ ok: false, fault }));

  it.each<Record<number, string>>([{ 1: '0011' }, { 1: 'x001' }, { 3: 'SCTX' }, { 3: 'XSCT' }])(
    '%j is refused',
    (changes) => expect(epc(changes)).toEqual({ ok: false, fault: 'structure' }),
  );
});

const SPC = Array.from({ length: 31 }, () => '');
Object.assign(SPC, { 0: 'SPC', 1: '0200', 2: '1', 3: 'CH5800791123000889012', 4: 'S', 5: 'Max Muster' });
Object.assign(SPC, { 18: '10.50', 19: 'CHF', 27: 'NON', 30: 'EPD' });
const swiss = (changes: Record<number, string>, money = { amount: 10.5, currency: 'CHF' }) =>
  checkPaymentCode(SPC.map((line, at) => changes[at] ?? line).join('\n'), money);
const QR_IBAN = { 3: 'CH4431999123000889012', 27: 'QRR' };

describe('a Swiss QR-bill', () => {
  it.each([
    [{}, []],
    [{ 1: '0299' }, []],
    [{ 3: 'LI21088100002324013AA' }, []],
    [{ 5: 'n'.repeat(70) }, []],
    [{ 5: 'n'.repeat(71) }, ['length']],
    [{ 4: 'K' }, ['address']],
    [{ 18: '' }, []],
    [{ 3: ' CH5800791123000889012 ' }, []],
    [{ 27: 'SCOR', 28: 'rf18539007547034' }, []],
    [{ ...QR_IBAN, 28: '210000000003139471430009017' }, []],
  ])('%j has the cautions %j', (changes, cautions) => expect(swiss(changes)).toEqual({ ok: true, cautions }));

  it('may have a whole amount', () => {
    expect(swiss({ 18: '10' }, { amount: 10, currency: 'CHF' }).ok).toBe(true);
  });

  it('in euro is compared in euro alone', () => {
    expect(swiss({ 19: 'EUR' }, { amount: 10.5, currency: 'EUR' }).ok).toBe(true);
    expect(swiss({ 19: 'EUR' }, { amount: 10.51, currency: 'EUR' })).toEqual({ ok: false, fault: 'amount' });
    expect(swiss({ 19: 'EUR' }, { amount: 10.51, currency: 'CHF' }).ok).toBe(true);
  });

  it.each([
    [{ 1: '02000' }, 'structure'],
    [{ 1: 'x0200' }, 'structure'],
    [{ 2: '2' }, 'structure'],
    [{ 5: '' }, 'structure'],
    [{ 3: 'xCH5800791123000889012' }, 'account'],
    [{ 18: '10.505' }, 'amount'],
    [{ 18: '10.' }, 'amount'],
    [{ 18: 'x10.50' }, 'amount'],
    [{ 18: '10.50x' }, 'amount'],
    [{ 18: '1234567890' }, 'amount'],
    [{ 19: 'XCHF' }, 'amount'],
    [{ 19: 'CHFX' }, 'amount'],
    [{ 28: 'x' }, 'reference'],
    [{ 27: '' }, 'reference'],
    [{ 27: 'SCOR', 28: '' }, 'reference'],
    [{ 27: 'SCOR', 28: 'xRF18539007547034' }, 'reference'],
    [{ 27: 'SCOR', 28: 'RF1853900754703-' }, 'reference'],
    // Their check digits are right.
    [{ 27: 'SCOR', 28: 'XRF1880' }, 'reference'],
    [{ 27: 'SCOR', 28: 'RF1A13' }, 'reference'],
    [{ 27: 'SCOR', 28: 'RF191234567890123456789012' }, 'reference'],
    [{ 27: 'QRR', 28: '210000000003139471430009017' }, 'reference'],
    [{ ...QR_IBAN, 28: '2100000000031394714300090170' }, 'reference'],
    [{ ...QR_IBAN, 28: '21000000000313947143000901' }, 'reference'],
    [{ ...QR_IBAN, 27: 'SCOR', 28: 'RF18539007547034' }, 'reference'],
  ])('%j is refused: %s', (changes, fault) => expect(swiss(changes)).toEqual({ ok: false, fault }));
});

describe('a text of no known kind', () => {
  it.each([
    'xBCD\n002',
    'BCD 002',
    'xSPC\n0200',
    'SPC 0200',
    'see upi://pay?pa=a@ybl',
    '00020',
    'x000201',
    '0002 6304abcd, please',
  ])('%j is shown as it came', (text) =>
    expect(checkPaymentCode(text, { amount: 1, currency: 'EUR' })).toEqual({ ok: true, cautions: [] }),
  );

  it('with space around a known one is that one', () => {
    expect(checkPaymentCode(' UPI://mandate?pa=shop@ybl ', undefined)).toEqual({ ok: false, fault: 'notPayment' });
    expect(checkPaymentCode(' upi://pay?pa=shop@ybl&am=5.000&cu=INR', undefined)).toEqual({
      ok: true,
      cautions: ['decimals'],
    });
  });
});
