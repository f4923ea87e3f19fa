import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import decodeQR from 'qr/decode.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../tokens/global.css';
import { QrCode } from './qr-code';

/** Values of the kinds that payment pages show. */
const VALUES = [
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  'upi://pay?pa=shop@bank&pn=Shop%20One&mc=5411&tid=CX3&tr=4894398cndhcd23&am=10.00&cu=INR',
  'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.00021',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'Платёж № 7, भुगतान, ₹10',
];

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  page.style.width = '328px';
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
  delete document.documentElement.dataset.theme;
});

const show = (value: string) => flushSync(() => root.render(<QrCode value={value} label="QR code" />));

/** The pixels of an image, as wide as it stands on the page. */
async function pixelsOf(image: HTMLImageElement) {
  await image.decode();
  const { width, height } = image.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width), height: Math.round(height) });
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
const picture = () => page.querySelector('img')!;

describe.each(['light', 'dark'])('on a %s page', (theme) => {
  it.each(VALUES)('another library reads %s', async (value) => {
    document.documentElement.dataset.theme = theme;
    show(value);
    const { width, height, data } = await pixelsOf(picture());
    expect(width).toBeGreaterThan(200);
    expect(decodeQR({ width, height, data })).toBe(value);
  });
});

it('is the same code where the page may load no images from data', async () => {
  show('upi://pay?pa=shop@bank');
  const shown = picture();
  const { width } = shown.getBoundingClientRect();
  flushSync(() => shown.dispatchEvent(new Event('error')));
  const inline = page.querySelector('svg')!;
  expect(inline.getAttribute('aria-label')).toBe('QR code');
  expect(inline.getBoundingClientRect().width).toBe(width);
  expect(decodeURIComponent(shown.src)).toContain(`d="${inline.querySelector('path')!.getAttribute('d')}"`);
});

it('shows nothing for more than a code can hold', () => {
  show('x'.repeat(4000));
  expect(page.childElementCount).toBe(0);
});
