import { describe, expect, it } from 'vitest';
import { expiryText, parseExpiry } from './expiry';

describe('parseExpiry', () => {
  it.each([
    '12/30',
    '12/2030',
    '2030-12',
    '2030/12',
    '1230',
    '122030',
    '203012',
    '12-30',
    '12 / 2030',
    '12 30',
    ' 12/30 ',
  ])('reads %s', (text) => expect(parseExpiry(text)).toEqual({ month: 12, year: 2030 }));

  it.each(['1/30', '01/30', '1-2030', '2030-1', '0130'])('reads %s', (text) =>
    expect(parseExpiry(text)).toEqual({ month: 1, year: 2030 }),
  );

  it.each(['', '1/2', '03/031', 'ab/cd', '99/99', '00/30', '13/2030', '2030-13', '130', '12/30/2030'])(
    'refuses %j',
    (text) => expect(parseExpiry(text)).toBeUndefined(),
  );
});

it.each([
  [undefined, undefined, '12/30'],
  ['00/00', undefined, '12/30'],
  ['00/0000', undefined, '12/2030'],
  ['99 / 99', undefined, '12 / 30'],
  ['0000', undefined, '1230'],
  ['0000-00', undefined, '2030-12'],
  ['00/2000', undefined, '12/2030'],
  ['AAAA', undefined, '12/30'],
  [undefined, '^\\d{4}-\\d{2}$', '2030-12'],
  [undefined, '^(0[1-9]|1[0-2])\\/20\\d{2}$', '12/2030'],
  [undefined, '^\\d{4}$', '1230'],
  [undefined, '^never$', '12/30'],
])('is written under the mask %s and the pattern %s as %s', (mask, regex, text) => {
  const validations = regex === undefined ? [] : [{ regex, message: '' }];
  expect(expiryText({ month: 12, year: 2030 }, { mask, validations })).toBe(text);
});
