import { beforeAll, describe, expect, it } from 'vitest';
import { loadPhoneReader } from '../phone/load-phone-reader';
import { readField, type ReadableField } from './read-field';

beforeAll(() => loadPhoneReader());

const rule = (regex: string) => [{ regex, message: '' }];
const NAME = rule("^[\\p{L}\\p{M}][\\p{L}\\p{M} .'\\-]{1,99}$");

describe('a mask of an old numbering plan', () => {
  const mask = '+229 00 00 00 00';

  it('takes a number of today where the gateway’s pattern does, or where there is none', () => {
    expect(readField({ type: 'text', mask }, '97 12 34 56')).toEqual({ value: '+229 01 97 12 34 56' });
    expect(readField({ type: 'text', mask, validations: rule('^\\+229\\d{8,10}$') }, '0197123456')).toEqual({
      value: '+2290197123456',
    });
  });

  it('says that the gateway takes old numbers only, and sends none', () => {
    const field: ReadableField = { type: 'text', mask, validations: rule('^\\+229\\d{8}$') };
    const problem = { kind: 'phone', problem: 'longer' };
    expect(readField(field, '01 97 12 34 56').problem).toEqual(problem);
    expect(readField(field, '97 12 34 56').problem).toEqual(problem);
  });
});

describe('readField', () => {
  it.each<[ReadableField, string | undefined, string]>([
    [{ type: 'text' }, ' Anna ', 'Anna'],
    [{ type: 'text' }, undefined, ''],
    [{ type: 'text', validations: NAME }, 'O’BRIEN', "O'BRIEN"],
    [{ type: 'text', validations: NAME }, 'Jean‑Luc', 'Jean-Luc'],
    [{ type: 'text', validations: NAME }, 'Ana\u00a0Maria\u200b', 'Ana Maria'],
    [{ type: 'card_pan' }, '4242 4242-4242.4242', '4242424242424242'],
    [{ type: 'card_pan', mask: '0000' }, '४२४२ ४२४२ ४२४२ ४२४२', '4242424242424242'],
    [{ type: 'expire_date', mask: '00/00' }, '2030-12', '12/30'],
    [{ type: 'expire_date', mask: '00/0000' }, '12/30', '12/2030'],
    [{ type: 'expire_date' }, 'soon', 'soon'],
    [{ type: 'text_uppercase' }, 'sbin0005943', 'SBIN0005943'],
    [{ type: 'card_cardholder' }, 'o’brien', "O'BRIEN"],
    [{ type: 'text', mask: '+234 000 000 0000' }, '08031234567', '+234 803 123 4567'],
    [{ type: 'text', mask: '000.000.000-00' }, '529 982 247 25', '529.982.247-25'],
    // Group separators are dropped only where the pattern does not accept them.
    [{ type: 'text', validations: rule('^\\d{10}$') }, '0123 456 789', '0123456789'],
    [{ type: 'text', validations: rule('^[\\d ]{12}$') }, '0123 456 789', '0123 456 789'],
    [{ type: 'text', validations: rule('^DE\\d{20}$') }, 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    [{ type: 'text_uppercase', validations: rule('^[A-Z]{8}$') }, 'deut\u200e de ff', 'DEUTDEFF'],
    [{ type: 'text', validations: rule('^\\p{L}+$') }, 'Ana Maria', 'Ana Maria'],
    [{ type: 'text', validations: rule('^[^\\s@]+@[^\\s@]+$') }, 'a b1@example.com', 'a b1@example.com'],
    [{ type: 'text', validations: rule('^\\d{11}$') }, '529.982.247-25', '52998224725'],
    [{ type: 'text', validations: rule('^\\d{14}$') }, '12.345.678/0001-95', '12345678000195'],
    [{ type: 'text', validations: rule('^\\d{7,8}[\\dK]$') }, '12.345.678-k', '12345678K'],
    [{ type: 'text', validations: rule('^[\\d.]+$') }, '1.234.567', '1.234.567'],
    // A single dot may be a decimal point.
    [{ type: 'text', validations: rule('^\\d+$') }, '12.5', '12.5'],
    // The mask shows group separators that the pattern does not accept; with them the field could never be satisfied.
    [{ type: 'text', mask: '000.000.000-00', validations: rule('^\\d{11}$') }, '529.982.247-25', '52998224725'],
    [
      { type: 'text', mask: '+234 000 000 0000', validations: rule('^\\+234\\d{10}$') },
      '08031234567',
      '+2348031234567',
    ],
    [{ type: 'text', mask: '0000 0000', validations: rule('^\\d{4} \\d{4}$') }, '12345678', '1234 5678'],
    [{ type: 'expire_date', mask: '00/00', validations: rule('^\\d{4}$') }, '12/30', '1230'],
    // Letter case is changed to what the pattern accepts, where case does not matter.
    [{ type: 'text', validations: rule('^[A-Z]{4}0[A-Z\\d]{6}$') }, 'hdfc 0001234', 'HDFC0001234'],
    [{ type: 'text', validations: rule('^[\\w.-]+@[a-z]+$') }, 'Anna.K @ OkHdfc', 'anna.k@okhdfc'],
    [{ type: 'text', validations: rule('^[\\w.-]+@[A-Za-z]+$') }, 'Anna.K@OkHdfc', 'Anna.K@OkHdfc'],
    [{ type: 'text', validations: rule('^T[1-9a-z]{5}$') }, 'TAbcDe', 'TAbcDe'],
    [{ type: 'text', validations: rule('^[A-Z]{3} [A-Z]{3}$') }, 'Ana  Eva', 'Ana  Eva'],
    [{ type: 'card_cardholder', validations: rule('^[A-Z]+ [A-Z]+$') }, 'Ana  Eva', 'ANA EVA'],
    // Dates with and without leading zeros.
    [{ type: 'text', mask: '00.00.0000' }, '1/5/1990', '01.05.1990'],
    [{ type: 'text', mask: '00.00.0000' }, '01051990', '01.05.1990'],
    [{ type: 'text', mask: '0000-00-00' }, '1990.5.1', '1990-05-01'],
    [{ type: 'text', mask: '00-00-00' }, '12-34-56', '12-34-56'],
    // The gateway's own texts are sent unchanged.
    [{ type: 'dropdown', items: [{ text: 'A', value: 'a\u00a0’' }] }, 'a\u00a0’', 'a\u00a0’'],
    [{ type: 'text', mask: '000', isDisabled: true }, '12345', '12345'],
  ])('%j: %j is sent as %j', (field, text, value) => expect(readField(field, text)).toEqual({ value }));

  it.each<[ReadableField, string, unknown]>([
    [{ type: 'text', mask: '0000000000' }, '01234567890', { kind: 'tooMany', typed: 11, places: 10, isDigits: true }],
    [{ type: 'text', mask: '0000000000' }, '012345678', { kind: 'tooFew', typed: 9, places: 10, isDigits: true }],
    [{ type: 'text', mask: 'KZ00 0000' }, 'KZ1234567', { kind: 'tooMany', typed: 7, places: 6, isDigits: true }],
    [{ type: 'text', mask: 'KZ00 0000' }, 'KZ12', { kind: 'tooFew', typed: 2, places: 6, isDigits: true }],
    [{ type: 'text', mask: '0000' }, '12a4', { kind: 'characters', isDigits: true }],
    [{ type: 'text', mask: 'AA00' }, '1234', { kind: 'characters', isDigits: false }],
    [{ type: 'text', mask: '00.00.0000' }, '1990-05-01', { kind: 'characters', isDigits: false }],
    [{ type: 'text', mask: '0000-00-00' }, '01.05.1990', { kind: 'characters', isDigits: false }],
    [{ type: 'text', mask: '00.00.0000' }, '01.05.90', { kind: 'tooFew', typed: 6, places: 8, isDigits: true }],
    [{ type: 'text', mask: '+234 000 000 0000' }, '803123', { kind: 'phone', problem: 'tooShort' }],
  ])('%j: %j is refused: %j', (field, text, problem) => expect(readField(field, text)).toMatchObject({ problem }));

  it('a mask that is not full is left to the gateway’s pattern, where there is one', () => {
    expect(readField({ type: 'text', mask: '0000', validations: rule('^\\d{3,4}$') }, '123')).toEqual({ value: '123' });
    expect(readField({ type: 'text', mask: '0000', validations: rule('^\\d{4}$') }, '123').problem).toBeDefined();
    expect(readField({ type: 'text', mask: '0000', validations: rule('^\\d+$') }, '12345').problem).toBeDefined();
  });
});
