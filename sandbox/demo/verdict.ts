/** Says in words whether a brand's colour is readable, and how the cashier corrects one that is not. */
import { brandColors, contrast, READABLE, type Rgb, type Theme } from '@/ui/tokens/contrast';

const WHITE: Rgb = [1, 1, 1];
const isWhite = (color: Rgb) => color.every((channel) => channel === 1);

/** @param color `#rrggbb`, or '' for none */
export function verdictOn(color: string): string {
  const brand = readHex(color);
  if (!brand) return color === '' ? '' : 'Six hexadecimal digits after a #, e.g. #0a7a3c.';
  const { on } = brandColors(brand, 'light');
  const ratio = contrast(on, brand).toFixed(1);
  const onIt = isWhite(on)
    ? `White text on it: ${ratio} to 1, readable.`
    : `White text on it would be ${contrast(WHITE, brand).toFixed(1)} to 1 of the ${READABLE} that WCAG asks for; black text is used, ${ratio} to 1.`;
  return [onIt, asText(brand, 'light'), asText(brand, 'dark')].join(' ');
}

function asText(brand: Rgb, theme: Theme): string {
  const { text } = brandColors(brand, theme);
  const isKept = text.every((channel, index) => channel === brand[index]);
  if (isKept) return `As text in the ${theme} theme: as it is.`;
  return `As text in the ${theme} theme: ${theme === 'light' ? 'darkened' : 'lightened'} until it can be read.`;
}

function readHex(color: string): Rgb | undefined {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(color)?.slice(1);
  return digits?.map((two) => parseInt(two, 16) / 255) as Rgb | undefined;
}
