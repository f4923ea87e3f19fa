import { describe, expect, it } from 'vitest';
import { code128Bars } from './code128';
import { widthOf } from './bars';
import { decodeBars } from './decode.fixture';
import { fitBars } from './fit-bars';
import { itfBars } from './itf';

const BOLETO = '34196166700000123451101234567880057123457000';
const boleto = itfBars(BOLETO)!;
const shop = code128Bars('989312345678901226112900015050')!;

describe('a boleto', () => {
  it('takes all the room on a phone, where a bar has more than a pixel', () => {
    expect(fitBars(boleto, 2 * 272, 4)).toEqual({ bars: boleto, width: 544 });
    expect(fitBars(boleto, 3 * 328, 6)).toEqual({ bars: boleto, width: 984 });
  });

  it.each([
    [510, 3, 425],
    [425, 3, 425],
    [424, 2, 336],
    [336, 2, 336],
  ])('has whole pixels where %i are all there are: wide bars of %i', (pixels, wide, width) => {
    const fitted = fitBars(boleto, pixels, 2);
    expect(fitted.width).toBe(width);
    expect(fitted.width / widthOf(fitted.bars)).toBe(1);
    expect(new Set(fitted.bars.widths)).toEqual(new Set([1, wide]));
    expect(decodeBars(fitted.bars, 'itf')).toBe(BOLETO);
  });

  it.each([0.67, 0.5, 0.25])('is there on a page that is zoomed out to %d', (ratio) => {
    const fitted = fitBars(boleto, 1500 * ratio, 2 * ratio);
    expect(fitted.width).toBeGreaterThanOrEqual(336);
    expect(decodeBars(fitted.bars, 'itf')).toBe(BOLETO);
  });

  it('takes what there is where not even that fits', () => {
    expect(fitBars(boleto, 300, 2)).toEqual({ bars: boleto, width: 300 });
  });
});

describe('Code 128', () => {
  it('is no wider than a reader likes', () => {
    expect(fitBars(shop, 1000, 2).width).toBe(2 * widthOf(shop));
  });

  it('has whole pixels where there is little more than one for a bar', () => {
    expect(fitBars(shop, widthOf(shop) + 40, 2)).toEqual({ bars: shop, width: widthOf(shop) });
  });
});
