import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPIRY_MASK } from './expiry-mask';

describe('expiry', () => {
  it.each([
    ['1/29', '01/29'],
    ['01/2029', '01/29'],
    ['01 / 29', '01/29'],
    ['012029', '01/29'],
    ['8', '08'],
    ['1', '1'],
    ['12/31', '12/31'],
    ['', ''],
  ])('%j is %j', (typed, shown) => {
    expect(maskitoTransform(typed, EXPIRY_MASK)).toBe(shown);
  });

  it('takes digits without the slash, and no month above 19', () => {
    expect(maskitoTransform('1229', EXPIRY_MASK)).toBe('12/29');
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(maskitoTransform(typed, EXPIRY_MASK)).toMatch(/^([01](\d(\/\d{0,2})?)?)?$/);
      }),
    );
  });
});
