import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPhoneReader } from '../phone/load-phone-reader';
import { plainText } from '../typed-text/plain-text';
import { parseExpiry } from './expiry';
import { cardBrands } from './load-card-brands';
import { isPhoneMask } from './mask';
import { readField } from './read-field';
import { shapeFor } from './text-shape';

type Field = Parameters<typeof shapeFor>[0];
const shown = (field: Field, text: string, isWhole = true) => shapeFor(field)!(text, isWhole);
/** Shows the text as an input would when it is typed key by key. */
const typed = (field: Field, text: string) => [...text].reduce((before, key) => shown(field, before + key, false), '');

const PAN: Field = { type: 'card_pan', mask: '0000 0000 0000 0000' };
const EXPIRY: Field = { type: 'expire_date', mask: '00/00' };

beforeAll(() => loadPhoneReader());

describe('shapeFor', () => {
  it('puts card numbers in the blocks of their brand once brands are there, under any mask', async () => {
    expect(typed(PAN, '378282246310005')).toBe('3782 8224 6310 005');
    await cardBrands.load();
    expect(typed(PAN, '378282246310005')).toBe('3782 822463 10005');
    expect(typed(PAN, '4242424242424242')).toBe('4242 4242 4242 4242');
    expect(shown(PAN, '4242-4242 4242.4242')).toBe('4242 4242 4242 4242');
    expect(shown(PAN, '٤٢٤٢۴۲۴۲४२４２')).toBe('4242 4242 4242');
    expect(shown(PAN, '4242x')).toBe('4242x');
    expect(shown({ type: 'card_pan', mask: undefined }, '9'.repeat(30)).replaceAll(' ', '')).toHaveLength(30);
  });

  it.each(['2030-12', '12/2030', '1230', '12/30', '12-30', '12 / 2030', '122030', '١٢/٣٠'])(
    'shows the expiry date %s that was filled in as 12/30',
    (text) => expect(shown(EXPIRY, text)).toBe('12/30'),
  );

  it.each([
    ['1/5/1990', '01.05.1990'],
    ['01051990', '01.05.1990'],
    ['1990-05-01', '1990-05-01'],
  ])('shows the date %s that was filled in as %s', (text, shape) =>
    expect(shown({ type: 'text', mask: '00.00.0000' }, text)).toBe(shape),
  );

  it.each([
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['122030', '12/30'],
    ['12/2030', '12/30'],
    ['8', '08'],
    ['829', '08/29'],
    ['1', '1'],
    ['1/30', '01/30'],
    ['12203', '12/203'],
    ['12/3x', '12/3x'],
  ])('shows the expiry date %s that is typed as %s', (text, there) => expect(typed(EXPIRY, text)).toBe(there));

  it('makes no expiry date of what is none', () => {
    expect(shown(EXPIRY, '1/2/3', false)).toBe('1/2/3');
    expect(shown(EXPIRY, '1000/', false)).toBe('1000/');
    expect(shown(EXPIRY, '0.100', false)).toBe('0.100');
  });

  it('keeps a date readable under a mask that would hide it between other signs', () => {
    expect(shown({ type: 'expire_date', mask: '0000) ' }, '٣ 00', false)).toBe('03/00');
    expect(shown({ type: 'expire_date', mask: '00 | 00' }, '1230')).toBe('12/30');
  });

  it('leaves a year that comes first in its place, under a mask that wants it there', () => {
    expect(typed({ type: 'expire_date', mask: '0000-00' }, '203012')).toBe('2030-12');
    expect(shown({ type: 'expire_date', mask: '0000-00' }, '12/30')).toBe('2030-12');
  });

  it('shows a year of four digits where the mask has one', () => {
    expect(typed({ type: 'expire_date', mask: '00/0000' }, '1220')).toBe('12/20');
    expect(shown({ type: 'expire_date', mask: '00/0000' }, '1230')).toBe('12/2030');
  });

  it('writes capitals, also under a mask', () => {
    expect(typed({ type: 'text_uppercase', mask: undefined }, 'sbin')).toBe('SBIN');
    expect(typed({ type: 'card_cardholder', mask: undefined }, 'o’brien')).toBe('O’BRIEN');
    expect(typed({ type: 'text_uppercase', mask: 'AA00' }, 'ab12')).toBe('AB12');
  });

  it('leaves what does not fit as it is, one too many and a letter', () => {
    expect(typed({ type: 'text', mask: '0000000000' }, '01234567890')).toBe('01234567890');
    expect(typed({ type: 'text', mask: '000-000' }, '12345a')).toBe('123-45a');
  });

  it('leaves plain text alone, and gives one function for one field', () => {
    expect(shapeFor({ type: 'text', mask: undefined })).toBeUndefined();
    expect(shapeFor({ type: 'text', mask: '00' })).toBe(shapeFor({ type: 'text', mask: '00' }));
    expect(shapeFor({ type: 'text', mask: '+234 000' })).toBe(shapeFor({ type: 'text', mask: '+234 000' }));
  });
});

describe('whatever is typed, pasted and left', () => {
  const mask = fc.oneof(
    fc.constantFrom(
      '0000000000',
      '000.000.000-00',
      'AA00 0000 0000',
      '+234 000 000 0000',
      '+7 (999) 999-99-99',
      '00/00',
    ),
    fc.string({ unit: fc.constantFrom(...'09A*+\\ -()/K7'), minLength: 1 }),
  );
  const type = fc.constantFrom(
    'text',
    'text_uppercase',
    'card_cardholder',
    'card_pan',
    'expire_date',
    'input_with_tooltip',
  );
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789+ -/.()AZa’٣') }),
    fc.string({ unit: 'grapheme' }),
  );
  const lettersOf = (value: string) => plainText(value.toUpperCase()).replace(/[^\p{L}\p{N}]/gu, '');

  const sent = (field: Field, value: string) => {
    const { value: plain, problem } = readField(field, value);
    return problem ? undefined : plain;
  };

  it('an input loses no letter and no digit', () => {
    fc.assert(
      fc.property(type, mask, text, fc.boolean(), (kind, pattern, value, isWhole) => {
        const field = { type: kind, mask: pattern } as Field;
        const there = shown(field, value, isWhole);
        if (kind === 'expire_date') expect(parseExpiry(plainText(there))).toEqual(parseExpiry(plainText(value)));
        else if (isPhoneMask(pattern)) expect(sent(field, there)).toBe(sent(field, value));
        else expect(isWithin(lettersOf(value), lettersOf(there))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('what is sent is what was typed, or the field says that it is not', () => {
    fc.assert(
      fc.property(mask, text, (pattern, value) => {
        const plain = sent({ type: 'text', mask: pattern }, value);
        if (plain === undefined || isPhoneMask(pattern)) return;
        expect(isWithin(lettersOf(value), lettersOf(plain))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

/** Whether the characters occur in the others in the same order. */
function isWithin(text: string, others: string): boolean {
  const characters = [...text];
  let at = 0;
  for (const other of others) if (other === characters[at]) at += 1;
  return at === characters.length;
}
