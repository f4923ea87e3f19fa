/** Reads a barcode from the screen, as a scanner does, with another library than the one that drew it. */
import type { Locator } from '@playwright/test';
import { decodePixels, type Format } from '../../../plugins/cash-voucher/barcode/decode.fixture';

/** Factors by which the picture is enlarged, as when a player brings the camera nearer. */
const ZOOMS = [1, 2, 3, 4, 6];

/** Tries the zooms in turn and returns the first text that is read. Throws when none can be read. */
export async function readBarcode(code: Locator, format: Format): Promise<string> {
  const png = (await code.screenshot()).toString('base64');
  const blank = await code.page().context().newPage();
  try {
    for (const zoom of ZOOMS) {
      const { red, ...size } = await blank.evaluate(photograph, [png, zoom] as const);
      try {
        return decodePixels(Uint8ClampedArray.from(Buffer.from(red, 'base64')), size, format);
      } catch (error) {
        if (zoom === ZOOMS.at(-1)) throw error;
      }
    }
  } finally {
    await blank.close();
  }
  throw new Error('there was no look');
}

/** Runs in the browser page. */
async function photograph([png, zoom]: readonly [string, number]) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const size = { width: image.width * zoom, height: image.height };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size.width, size.height);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  // Returned as one text: for an array, the driver would describe each of a million numbers.
  let red = '';
  for (let at = 0; at < data.length; at += 4) red += String.fromCharCode(data[at]!);
  return { ...size, red: btoa(red) };
}
