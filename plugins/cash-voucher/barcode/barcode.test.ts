import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsPath, widthOf } from './bars';
import { checkOf, code128Bars, valuesOf } from './code128';
import { decodeBars } from './decode.fixture';
import { itfBars } from './itf';

const BOLETO = '34196166700000123451101234567880057123457000';

describe('interleaved 2 of 5', () => {
  it('is read back by another library, as long as a boleto', () => {
    expect(decodeBars(itfBars(BOLETO)!, 'itf')).toBe(BOLETO);
  });

  it('whatever the digits', () => {
    const pairs = fc.stringMatching(/^\d{44}$/);
    fc.assert(
      fc.property(pairs, (digits) => decodeBars(itfBars(digits)!, 'itf') === digits),
      { numRuns: 50 },
    );
  });

  it('has ten narrow elements of white on either side, and fits a phone with three quarters of a pixel for each', () => {
    const bars = itfBars(BOLETO)!;
    const total = bars.widths.reduce((sum, width) => sum + width, 0);
    expect(widthOf(bars) - total).toBe(20 * bars.narrow);
    expect((288 / widthOf(bars)) * bars.narrow).toBeGreaterThan(0.75);
  });

  it.each(['', '1', '123', '12a4', '１２', ' 12'])('%j has none', (text) => expect(itfBars(text)).toBeUndefined());
});

describe('Code 128', () => {
  // ISO/IEC 15417 gives the start character the weight one; the published sum of PJJ123C is 54 in set A and 55 in set B.
  it('has the check symbol of the standard', () => {
    expect(valuesOf('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35]);
    expect(checkOf(valuesOf('PJJ123C'))).toBe(55);
    expect(checkOf([103, 48, 42, 42, 17, 18, 19, 35])).toBe(54);
  });

  it.each([
    ['12', [105, 12]],
    ['1234', [105, 12, 34]],
    ['12345', [105, 12, 34, 100, 21]],
    ['123', [104, 17, 18, 19]],
    ['A1234', [104, 33, 99, 12, 34]],
    ['A12345', [104, 33, 17, 99, 23, 45]],
    ['A1234B', [104, 33, 17, 18, 19, 20, 34]],
    ['A123456B', [104, 33, 99, 12, 34, 56, 100, 34]],
    ['1234AB5678', [105, 12, 34, 100, 33, 34, 99, 56, 78]],
  ])('packs the digits of %s', (text, values) => expect(valuesOf(text)).toEqual(values));

  it.each(['98765432109876543210987654321', 'EFECTY-40821577', ' ~', '7', 'a0000001'])('%s is read back', (text) => {
    expect(decodeBars(code128Bars(text)!, 'code128')).toBe(text);
  });

  it('whatever the text', () => {
    const text = fc.stringMatching(/^[0-9A-Za-z -]{1,30}$/);
    fc.assert(
      fc.property(text, (value) => decodeBars(code128Bars(value)!, 'code128') === value),
      { numRuns: 100 },
    );
  });

  it('of digits is never longer than in set B alone', () => {
    const digits = fc.stringMatching(/^\d{1,30}$/);
    fc.assert(fc.property(digits, (value) => valuesOf(value).length <= value.length + 1));
  });

  it.each(['', 'ñ', '1\n', '１'])('%j has none', (text) => expect(code128Bars(text)).toBeUndefined());
});

it('is drawn as one path', () => {
  expect(barsPath({ widths: [1, 1, 2], narrow: 1 })).toBe('M10 0h1v1h-1zM12 0h2v1h-2z');
});
