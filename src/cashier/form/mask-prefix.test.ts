import { maskitoTransform, type MaskitoOptions } from '@maskito/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskFor } from './mask';

const india = maskFor({ type: 'text', mask: '+91 00000 00000' }) as MaskitoOptions;
const kyrgyz = maskFor({ type: 'text', mask: '+996 000 000 000' }) as MaskitoOptions;

describe('a number that comes without its dial prefix', () => {
  it.each([
    [india, '9876543210', '+91 98765 43210'],
    [india, '9123456789', '+91 91234 56789'],
    [india, '919876543210', '+91 98765 43210'],
    [india, '+919876543210', '+91 98765 43210'],
    [india, '9', '+91 9'],
    [kyrgyz, '996700123456', '+996 700 123 456'],
    [kyrgyz, '996123456', '+996 996 123 456'],
  ])('%#: %s', (mask, typed, shown) => expect(maskitoTransform(typed, mask)).toBe(shown));

  it('loses no digit, whatever the number', () => {
    const number = fc.stringMatching(/^\d{10}$/);
    fc.assert(
      fc.property(number, (digits) => {
        expect(maskitoTransform(digits, india).replace(/\D/g, '')).toBe(`91${digits}`);
      }),
    );
  });
});
