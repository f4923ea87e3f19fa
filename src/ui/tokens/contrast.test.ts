import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandColors, contrast, READABLE, type Rgb, SURFACE } from './contrast';

const hex = (text: string): Rgb => [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16) / 255) as unknown as Rgb;
const channel = fc.integer({ min: 0, max: 255 }).map((value) => value / 255);
const anyColor = fc.tuple(channel, channel, channel);
const anyTheme = fc.constantFrom('light' as const, 'dark' as const);
const mixed = (one: Rgb, other: Rgb, share: number) =>
  one.map((value, index) => value * (1 - share) + other[index]! * share) as unknown as Rgb;

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('%s on %s is %f', (one, other, ratio) => {
  expect(contrast(hex(one), hex(other))).toBeCloseTo(ratio, 1);
});

it('finds readable colours for any brand, on its buttons, under a pointer and on the pages of both themes', () => {
  fc.assert(
    fc.property(anyColor, anyTheme, (brand, theme) => {
      const { on, hover, text } = brandColors(brand, theme);
      expect(contrast(on, brand)).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(on, hover)).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(text, mixed(SURFACE[theme], brand, 0.16))).toBeGreaterThanOrEqual(READABLE);
    }),
  );
});

it('writes white where it can be read, and leaves a colour that can be read as it is', () => {
  const blue = hex('#0b3d91');
  expect(brandColors(blue, 'light')).toMatchObject({ on: [1, 1, 1], text: blue });
  expect(brandColors(hex('#ffd400'), 'light').on).toEqual([0, 0, 0]);
  expect(brandColors(hex('#ffd400'), 'dark').text).toEqual(hex('#ffd400'));
});

it('knows the surface that is nearest to text in each theme of both designs', () => {
  const pages = ['color-bg', 'color-surface', 'color-surface-hover', 'color-raised'];
  for (const file of ['src/ui/tokens/tokens.css', 'src/ui/legacy/tokens.css']) {
    for (const [, theme, block] of readFileSync(file, 'utf8').matchAll(
      /data-theme='(\w+)'\] \{([^}]*--color-bg[^}]*)/g,
    )) {
      const ink: Rgb = theme === 'light' ? [0, 0, 0] : [1, 1, 1];
      const nearest = contrast(SURFACE[theme as 'light' | 'dark'], ink);
      for (const page of pages) {
        const color = new RegExp(`--${page}: (#\\w+)`).exec(block!)![1]!;
        expect(contrast(hex(color), ink), `${file} ${theme} ${page}`).toBeGreaterThanOrEqual(nearest - 0.01);
      }
    }
  }
});
