import { describe, expect, it } from 'vitest';
import { reduceColors } from './reduce-colors.js';

const pixelsOf = (colors: readonly number[][]) =>
  new Uint8ClampedArray(colors.flatMap(([red = 0, green = 0, blue = 0]) => [red, green, blue, 255]));

/** The picture that the reduced palette shows. */
function shown(colors: readonly number[][]): number[][] {
  const { palette, indices } = reduceColors(pixelsOf(colors));
  expect(palette.length).toBeLessThanOrEqual(256 * 3);
  return [...indices].map((place) => [...palette.subarray(place * 3, place * 3 + 3)]);
}

describe('reduceColors', () => {
  it('keeps up to 256 colours as they are', () => {
    const colors = Array.from({ length: 256 }, (_, at) => [at, 255 - at, (at * 7) % 256]);
    expect(shown(colors)).toEqual(colors);
  });

  it('is never far off in a screen: flat areas and the edges between them', () => {
    const flat = Array.from({ length: 5000 }, () => [29, 78, 216]);
    const edges = Array.from({ length: 2000 }, (_, at) => [at % 256, (at * 3) % 256, Math.floor(at / 8)]);
    const colors = [...flat, ...edges];
    const off = shown(colors).map((color, at) => Math.hypot(...color.map((value, part) => value - colors[at]![part]!)));
    expect(Math.max(...off.slice(0, flat.length))).toBe(0);
    expect(Math.max(...off)).toBeLessThan(48);
  });
});
