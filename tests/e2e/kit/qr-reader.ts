/** Reads a QR code from the screen, as a phone's camera does, with another library than the one that drew it. */
import type { Locator } from '@playwright/test';
import decodeQr from 'qr/decode.js';

export async function readQr(code: Locator): Promise<string> {
  const png = (await code.screenshot({ scale: 'css' })).toString('base64');
  const blank = await code.page().context().newPage();
  const { width, height, pixels } = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width: w, height: h } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    // Returned as one text: for an array, the driver would describe each of a million numbers.
    const { data } = context.getImageData(0, 0, w, h);
    let bytes = '';
    for (const byte of data) bytes += String.fromCharCode(byte);
    return { width: w, height: h, pixels: btoa(bytes) };
  }, png);
  await blank.close();
  return decodeQr({ width, height, data: Uint8Array.from(Buffer.from(pixels, 'base64')) });
}
