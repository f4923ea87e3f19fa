import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskFor } from './mask';

const typed = (
  text: string,
  mask: string | undefined,
  type: 'text' | 'text_uppercase' | 'card_cardholder' | 'card_pan' | 'expire_date' = 'text',
) => maskitoTransform(text, maskFor({ type, mask })!);

describe('maskFor', () => {
  it.each([
    ['+996 000 000 000', '555123456', '+996 555 123 456'],
    ['+90 (000) 000', '532123', '+90 (532) 123'],
    ['+7 (999) 999-99-99', '9161234567', '+7 (916) 123-45-67'],
    ['+79999999999', '9161234567', '+79161234567'],
    ['+380 00 000', '671234', '+380 67 123'],
    ['AAAA0******', 'SBIN5943XYZ1', 'SBIN5943XYZ'],
    ['00/00', '1234', '12/34'],
    ['\\00', '5', '05'],
    ['KZ00', '12', 'KZ12'],
  ])('puts into %s what is typed as %s: %s', (mask, text, shown) => expect(typed(text, mask)).toBe(shown));

  it('takes any number where the mask is all places', () => {
    expect(typed('49301234567', '+00000000000')).toBe('+49301234567');
    expect(typed('49301234567', '+99999999999')).toBe('+49301234567');
  });

  it('shapes card numbers by their brand', () => {
    expect(typed('4242424242424242', undefined, 'card_pan')).toBe('4242 4242 4242 4242');
    expect(typed('378282246310005999', undefined, 'card_pan')).toBe('3782 822463 10005');
    expect(typed('8600x1234', undefined, 'card_pan')).toBe('8600 1234');
    expect(typed('4242-4242 4242.4242', undefined, 'card_pan')).toBe('4242 4242 4242 4242');
    expect(typed('9'.repeat(30), undefined, 'card_pan').replaceAll(' ', '')).toHaveLength(19);
  });

  it('shapes expiry dates and capitals', () => {
    expect(typed('0331', undefined, 'expire_date')).toBe('03/31');
    expect(typed('sbin', undefined, 'text_uppercase')).toBe('SBIN');
    expect(typed('aßc', undefined, 'card_cardholder')).toBe('ASSC');
    expect(typed('ab12', 'AA00', 'text_uppercase')).toBe('AB12');
  });

  it('leaves plain text alone, and gives one object for one field', () => {
    expect(maskFor({ type: 'text', mask: undefined })).toBeUndefined();
    expect(maskFor({ type: 'text', mask: '00' })).toBe(maskFor({ type: 'text', mask: '00' }));
  });

  it('never throws on a mask from the gateway, and keeps what it has shaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'09A*+\\ -()/K7') }), fc.string(), (mask, text) => {
        if (mask === '') return;
        const shown = typed(text, mask);
        expect(shown.length).toBeLessThanOrEqual(mask.length);
      }),
    );
  });
});
