/** Compares and joins pictures inside the browser, which can decode and encode PNG and WebP. Loaded by desk.html. */
import pixelmatch from '../../node_modules/pixelmatch/index.js';
import { reduceColors } from './reduce-colors.js';

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** How much a pixel's colour may differ (YIQ, 0–1). Besides, pixelmatch ignores differences due to antialiasing. */
const THRESHOLD = 0.1;

/** @param {string} url @param {Box} [box] @returns {Promise<ImageData>} */
async function pixels(url, box) {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  const image = await createImageBitmap(await reply.blob(), { colorSpaceConversion: 'none' });
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: image.width, height: image.height };
  const context = blank(width, height);
  context.drawImage(image, -x, -y);
  image.close();
  return context.getImageData(0, 0, width, height);
}

/** @param {number} width @param {number} height */
function blank(width, height) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/**
 * Compares two pictures. The smaller one is padded with transparent pixels, which differ from all colours.
 * @param {{ before: { url: string, box: Box }, after: string }} pictures
 * @returns {Promise<{ changed: number, beside: string }>} number of differing pixels, and one PNG in base64 of before,
 * after and their difference side by side; '' when nothing differs
 */
export async function compare({ before, after }) {
  const [old, now] = [await pixels(before.url, before.box), await pixels(after)];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const sheet = blank(width * 3 + 40, height);
  sheet.fillStyle = '#888';
  sheet.fillRect(0, 0, sheet.canvas.width, height);
  const padded = [old, now].map((picture) => {
    const context = blank(width, height);
    context.putImageData(picture, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  const [left, middle] = /** @type {[ImageData, ImageData]} */ (padded);
  const difference = new ImageData(width, height);
  const changed = pixelmatch(left.data, middle.data, difference.data, width, height, { threshold: THRESHOLD });
  [left, middle, difference].forEach((picture, at) => sheet.putImageData(picture, at * (width + 20), 0));
  if (changed === 0) return { changed, beside: '' };
  const png = await sheet.canvas.convertToBlob({ type: 'image/png' });
  return { changed, beside: base64(new Uint8Array(await png.arrayBuffer())) };
}

/**
 * Draws the pictures on one sheet and reduces it to 256 colours.
 * @param {{ url: string, box: Box }[]} cells @param {number} width @param {number} height
 * @returns {Promise<{ palette: string, indices: string }>} in base64: three bytes a colour, and a palette index a pixel
 */
export async function sheet(cells, width, height) {
  const context = blank(width, height);
  context.fillStyle = '#888';
  context.fillRect(0, 0, width, height);
  for (const { url, box } of cells) context.putImageData(await pixels(url), box.x, box.y);
  const { palette, indices } = reduceColors(context.getImageData(0, 0, width, height).data);
  return { palette: base64(palette), indices: base64(indices) };
}
