/** Readable colours by WCAG 2.2, 1.4.3. A colour is red, green and blue in sRGB, each 0 to 1. */
export type Rgb = readonly [number, number, number];
export type Theme = 'light' | 'dark';

/** A contrast that is enough for text of any size (WCAG AA). */
export const READABLE = 4.5;

const WHITE: Rgb = [1, 1, 1];
const BLACK: Rgb = [0, 0, 0];
/**
 * Per theme, the surface with the least contrast to text in the brand's colour, of all those in both designs. A test
 * ensures this.
 */
export const SURFACE: Readonly<Record<Theme, Rgb>> = {
  light: [0.902, 0.922, 0.945],
  dark: [0.145, 0.204, 0.275],
};
/** Largest share of the brand's colour that is mixed into a surface below text (a badge). */
const TINT = 0.16;
const STEP = 0.05;

export interface BrandColors {
  /** Colour of text and icons on the brand's colour. */
  on: Rgb;
  /** The brand's colour while the pointer is over it. */
  hover: Rgb;
  /** The brand's colour for text, made lighter or darker where necessary. */
  text: Rgb;
}

/** Derives colours to go with a brand's own, so that everything is readable whatever that colour is. */
export function brandColors(brand: Rgb, theme: Theme, surface = SURFACE[theme]): BrandColors {
  // White or black is always readable: where white has a contrast below 4.5, black has one above 4.6.
  const on = contrast(WHITE, brand) >= READABLE ? WHITE : BLACK;
  const hover = mix(brand, on === WHITE ? BLACK : WHITE, 0.1);
  const ink = theme === 'light' ? BLACK : WHITE;
  const grounds = [surface, mix(surface, brand, TINT)];
  const isHard = (text: Rgb) => grounds.some((ground) => contrast(text, ground) < READABLE);
  let text = brand;
  for (let share = STEP; isHard(text) && share <= 1; share += STEP) text = mix(brand, ink, share);
  return { on, hover, text };
}

/** Contrast ratio, from 1 (equal colours) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => one[index] * (1 - share) + other[index] * share;
  return [at(0), at(1), at(2)];
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
