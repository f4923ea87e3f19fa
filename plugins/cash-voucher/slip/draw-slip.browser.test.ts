import { beforeEach, describe, expect, it } from 'vitest';
import '@/ui/tokens/global.css';
import { code128Bars } from '../barcode/code128';
import { decodePixels, type Format } from '../barcode/decode.fixture';
import { itfBars } from '../barcode/itf';
import { drawSlip } from './draw-slip';
import type { Slip } from './slip';

const BOLETO = '34196166700000123451101234567880057123457000';
const OXXO = '989312345678901226112900015050';

const slip = (bars: Slip['bars']): Slip => ({
  title: 'Pague R$ 123,45',
  rows: [
    { label: 'Onde', value: 'Boleto' },
    { label: 'Pague até', value: 'domingo, 29 de novembro de 2026 às 14:05' },
  ],
  reference: { label: 'Linha digitável', text: '34191.10121 34567.880058 71234.570001 6 16670000012345' },
  bars,
});

/** Luminance of each pixel, row by row, one byte each. */
function luminances(canvas: HTMLCanvasElement) {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return Uint8ClampedArray.from({ length: data.length / 4 }, (_, pixel) => data[4 * pixel]!);
}

describe('the picture', () => {
  beforeEach(() => void (document.documentElement.dataset.theme = 'dark'));

  it.each<[Format, string]>([
    ['itf', BOLETO],
    ['code128', OXXO],
  ])('has a barcode that another library reads: %s', (format, text) => {
    const canvas = drawSlip(slip(format === 'itf' ? itfBars(text) : code128Bars(text)), document);
    const all = luminances(canvas);
    const rows = Array.from({ length: canvas.height }, (_, y) =>
      all.subarray(y * canvas.width, (y + 1) * canvas.width),
    );
    const read = rows.flatMap((row) => {
      try {
        return [decodePixels(row, { width: canvas.width, height: 1 }, format)];
      } catch {
        return [];
      }
    });
    expect(read.length).toBeGreaterThan(100);
    expect(new Set(read)).toEqual(new Set([text]));
  });

  it('is black on white whatever the theme, and higher with more to say', () => {
    const plain = drawSlip(slip(undefined), document);
    const all = luminances(plain);
    expect([all[0], all.includes(0)]).toEqual([255, true]);
    expect(drawSlip(slip(itfBars(BOLETO)), document).height).toBeGreaterThan(plain.height);
  });
});
