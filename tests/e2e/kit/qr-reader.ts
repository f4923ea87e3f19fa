/** What a phone's camera sees: the picture on the screen, decoded by another library than the one that drew it. */
import type { Locator } from '@playwright/test';
import decodeQr from 'qr/decode.js';

export async function readQr(code: Locator): Promise<string> {
  const png = (await code.screenshot({ scale: 'css' })).toString('base64');
  const blank = await code.page().context().newPage();
  const { width, height, data } = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width: w, height: h } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    return { width: w, height: h, data: [...context.getImageData(0, 0, w, h).data] };
  }, png);
  await blank.close();
  return decodeQr({ width, height, data: Uint8Array.from(data) });
}
