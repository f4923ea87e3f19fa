import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UPPERCASE_MASK, filterMask, maskFrom, uppercase } from './mask';

describe('maskFrom', () => {
  it.each([
    ['+996 000 000 000', '555123456', '+996 555 123 456'],
    ['+996 000 000 000', '996555123456', '+996 555 123 456'],
    ['99/99', '1225', '12/25'],
    ['AAAA0******', 'SBIN0005943', 'SBIN0005943'],
    ['AA-00', 'Ых12', 'Ых-12'],
    ['000', 'a1b2c3', '123'],
  ])('%s takes %s as %s', (mask, typed, shown) => {
    expect(maskitoTransform(typed, maskFrom(mask))).toBe(shown);
  });

  it('never lets more through than the mask has places, and no letter into digits', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(maskitoTransform(typed, maskFrom('000-000'))).toMatch(/^\d{0,3}(-\d{0,3})?$/);
      }),
    );
  });

  it('makes capitals of what fits the mask', () => {
    expect(maskitoTransform('sbin0005943', uppercase(maskFrom('AAAA0******')))).toBe('SBIN0005943');
    expect(maskitoTransform('aßc', UPPERCASE_MASK)).toBe('ASSC');
  });

  it('takes out what the filter takes out', () => {
    const digits = filterMask((text) => text.replace(/\D/g, ''));
    expect(maskitoTransform('1a2,b3', digits)).toBe('123');
    expect(maskitoTransform({ value: '1a23', selection: [2, 2] }, digits)).toEqual({ value: '123', selection: [1, 1] });
  });
});
