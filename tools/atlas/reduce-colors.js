const COLORS = 256;
/** Palette colours chosen by frequency. The others are chosen for their distance from all colours chosen before. */
const FREQUENT = 128;

/**
 * Most pixels of a screen have one of a few colours; the edges between them have many others. Half of the palette is for
 * each, so that no pixel is far off.
 * @param {Uint8ClampedArray} rgba
 * @returns {{ palette: Uint8Array, indices: Uint8Array }} three bytes a colour; a palette index for each pixel
 */
export function reduceColors(rgba) {
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const colors = [...counts.keys()].sort(
    (a, b) => /** @type {number} */ (counts.get(b)) - /** @type {number} */ (counts.get(a)) || a - b,
  );
  const chosen = colors.slice(0, colors.length <= COLORS ? COLORS : FREQUENT);
  const rest = colors.slice(chosen.length);
  const nearest = rest.map((color) => closest(color, chosen));
  while (chosen.length < COLORS && rest.length > 0) {
    let far = 0;
    for (let at = 1; at < rest.length; at++) if (of(nearest, at).gap > of(nearest, far).gap) far = at;
    const color = of(rest, far);
    chosen.push(color);
    rest.forEach((other, at) => {
      const gap = distance(color, other);
      if (gap < of(nearest, at).gap) nearest[at] = { gap, place: chosen.length - 1 };
    });
  }
  /** @type {Map<number, number>} */
  const places = new Map(chosen.map((color, place) => [color, place]));
  rest.forEach((color, at) => places.has(color) || places.set(color, of(nearest, at).place));
  const palette = new Uint8Array(chosen.flatMap((color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]));
  return { palette, indices: Uint8Array.from(words, (word) => places.get(word) ?? 0) };
}

/** @param {number} color @param {readonly number[]} among */
function closest(color, among) {
  let best = { gap: Infinity, place: 0 };
  among.forEach((other, place) => {
    const gap = distance(color, other);
    if (gap < best.gap) best = { gap, place };
  });
  return best;
}

/** The squared distance of two colours, given as little-endian RGBA words. @param {number} a @param {number} b */
function distance(a, b) {
  const red = (a & 255) - (b & 255);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = ((a >> 16) & 255) - ((b >> 16) & 255);
  return red * red + green * green + blue * blue;
}

/** @template T @param {readonly T[]} list @param {number} at */
const of = (list, at) => /** @type {T} */ (list[at]);
