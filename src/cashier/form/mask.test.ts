import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, fitMask, fitTyped } from './fit-mask';
import { isPhoneMask, readMask } from './mask';

const fitted = (mask: string, text: string) => fitMask(readMask(mask), text);

describe('a text in a mask', () => {
  it.each([
    ['00/00', '1234', '12/34'],
    ['\\00', '5', '05'],
    ['KZ00', '12', 'KZ12'],
    ['KZ00', 'KZ12', 'KZ12'],
    ['(000)', '123', '(123)'],
    ['000.000.000-00', '52998224725', '529.982.247-25'],
    ['000.000.000-00', '529.982.247-25', '529.982.247-25'],
    ['00000000000', '529.982.247-25', '52998224725'],
    ['0000000000', '0123 456 789', '0123456789'],
    ['AA00 0000 0000 0000 0000 00', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    // Typed groups in places for any character: the text fills the mask without the spaces, so they are dropped.
    ['AAAA0******', 'SBIN 0005 943', 'SBIN0005943'],
    ['****', 'a b ', 'a b '],
  ])('%s: %s is %s', (mask, text, shown) => expect(fitted(mask, text)).toEqual({ text: shown, isWhole: true }));

  it.each([
    ['000.000.000-00', '5299', '529.9'],
    ['KZ00', 'K', 'K'],
    ['00/00', '12/', '12/'],
    ['4000', '412', '412'],
  ])('%s: half typed, %s is %s', (mask, text, shown) =>
    expect(fitted(mask, text)).toEqual({ text: shown, isWhole: false }),
  );

  it.each([
    ['0000000000', '01234567890'],
    ['0000', '12a4'],
    ['KZ00', 'KG12'],
    ['AAAA0******', 'SBIN5943XYZ1'],
    ['0000', '12,5'],
    ['0000', '+123'],
  ])('%s: has no place for %s', (mask, text) => expect(fitted(mask, text)).toBeUndefined());

  it('that was typed with the mask’s fixed digits has no others', () => {
    expect(fitTyped(readMask('+234 000'), '+234123')?.text).toBe('+234 123');
    expect(fitTyped(readMask('+234 000'), '+45 123')).toBeUndefined();
  });

  const mask = fc.string({ unit: fc.constantFrom(...'09A*+\\ -()/.K7'), minLength: 1 });
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789 -.AZ') }));

  it('loses, moves and adds no character of its own, whatever mask and text', () => {
    fc.assert(
      fc.property(mask, text, (pattern, typed) => {
        const slots = readMask(pattern);
        const found = fitMask(slots, typed);
        if (!found) return;
        const shown = [...found.text];
        const placed = shown.filter((_, at) => typeof slots[at] !== 'string').join('');
        expect(shown.every((character, at) => typeof slots[at] !== 'string' || slots[at] === character)).toBe(true);
        // All typed characters are shown, in their order, and the places hold nothing else.
        expect(isWithin(contentOf(typed), shown)).toBe(true);
        expect(isWithin(contentOf(placed), contentOf(typed))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same the second time', () => {
    fc.assert(
      fc.property(mask, text, (pattern, typed) => {
        const slots = readMask(pattern);
        const once = fitMask(slots, typed);
        if (once?.isWhole) expect(fitMask(slots, once.text)?.text).toBe(once.text);
      }),
      { numRuns: 2000 },
    );
  });
});

/** Whether the characters occur among the others in the same order. */
function isWithin(characters: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  for (const other of others) if (other === characters[at]) at += 1;
  return at === characters.length;
}

it('a plus and digits are a telephone number', () => {
  expect(['+234 000 000 0000', '+79999999999', '+90 (000)', '+000000'].every(isPhoneMask)).toBe(true);
  expect(['0000', '+A00', '234 000', 'KZ00'].some(isPhoneMask)).toBe(false);
});
