/**
 * Decodes drawn bars with ZXing, a library independent of the code that drew them, from a row of pixels as a scanner
 * sees it. For tests.
 */
import {
  BinaryBitmap,
  Code128Reader,
  GlobalHistogramBinarizer,
  ITFReader,
  RGBLuminanceSource,
  type Result,
} from '@zxing/library';
import { barsOf, widthOf, type Bars } from './bars';

export type Format = 'itf' | 'code128';

/** Pixels per unit, and number of pixel rows. */
const SCALE = 3;
const ROWS = 40;

export function decodeBars(bars: Bars, format: Format): string {
  const width = widthOf(bars) * SCALE;
  const row = new Uint8ClampedArray(width).fill(255);
  for (const bar of barsOf(bars)) row.fill(0, bar.x * SCALE, (bar.x + bar.width) * SCALE);
  const pixels = new Uint8ClampedArray(width * ROWS);
  for (let y = 0; y < ROWS; y++) pixels.set(row, y * width);
  return decodePixels(pixels, { width, height: ROWS }, format);
}

/** `luminances`: one byte per pixel, 255 is white. Throws when the pixels hold no barcode of this format. */
export function decodePixels(
  luminances: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  format: Format,
): string {
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(luminances, width, height)));
  const reader = format === 'itf' ? itfReader() : new Code128Reader();
  const result: Result = reader.decode(bitmap);
  return result.getText();
}

/**
 * This port of ZXing counts the quiet zone down in fractions of a pixel, which never reach exactly zero as the
 * original's integers do. So the width is truncated.
 */
function itfReader(): ITFReader {
  let narrow = -1;
  return Object.defineProperty(new ITFReader(), 'narrowLineWidth', {
    get: () => narrow,
    set: (width: number) => {
      narrow = Math.trunc(width);
    },
  });
}
