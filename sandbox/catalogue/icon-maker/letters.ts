/** A stroke alphabet six units high, so that icons need no font and look the same everywhere. */
const LETTERS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [4, 'M0 6L2 0L4 6M.8 4H3.2'],
  B: [4, 'M0 0V6H2.4Q4 6 4 4.5T2.4 3H0M0 0V0H2.2Q3.6 0 3.6 1.5T2.2 3'],
  C: [4, 'M4 1.2Q3.4 0 2.2 0Q0 0 0 3T2.2 6Q3.4 6 4 4.8'],
  D: [4, 'M0 0V6H1.6Q4 6 4 3T1.6 0Z'],
  E: [3.6, 'M3.6 0H0V6H3.6M0 3H3'],
  F: [3.6, 'M3.6 0H0V6M0 3H3'],
  G: [4, 'M4 1.2Q3.4 0 2.2 0Q0 0 0 3T2.2 6Q4 6 4 3.4H2.4'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  J: [3, 'M3 0V4.4Q3 6 1.5 6T0 4.6'],
  K: [4, 'M0 0V6M4 0L0 3.6M1.5 2.4L4 6'],
  L: [3.4, 'M0 0V6H3.4'],
  M: [5, 'M0 6V0L2.5 4L5 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4.2, 'M2.1 0Q4.2 0 4.2 3T2.1 6T0 3T2.1 0Z'],
  P: [4, 'M0 6V0H2.2Q4 0 4 1.7T2.2 3.4H0'],
  Q: [4.2, 'M2.1 0Q4.2 0 4.2 3T2.1 6T0 3T2.1 0ZM2.6 4.4L4.2 6.2'],
  R: [4, 'M0 6V0H2.2Q4 0 4 1.7T2.2 3.4H0M2 3.4L4 6'],
  S: [3.8, 'M3.8 1.1Q3.2 0 2 0Q.2 0 .2 1.5T2 3T3.8 4.5T2 6Q.6 6 0 4.9'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V4Q0 6 2 6T4 4V0'],
  V: [4, 'M0 0L2 6L4 0'],
  W: [5.6, 'M0 0L1.4 6L2.8 1.5L4.2 6L5.6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [4, 'M0 0H4L0 6H4'],
  '2': [4, 'M.2 1.6Q.2 0 2 0T3.8 1.6Q3.8 2.8 0 6H4'],
  '4': [4, 'M3 6V0L0 4.2H4'],
  '7': [4, 'M0 0H4L1.4 6'],
};
const GAP = 1.9;

/** The text as strokes, centred on a 48 by 48 tile. Throws for a character that the alphabet lacks. */
export function drawLetters(text: string, ink: string): string {
  const glyphs = [...text].map((character) => {
    const glyph = LETTERS[character];
    if (!glyph) throw new Error(`no letter ${character}`);
    return glyph;
  });
  const width = glyphs.reduce((sum, [own]) => sum + own, 0) + GAP * (glyphs.length - 1);
  const scale = Math.min(3, 28 / Math.max(width, 1));
  let x = 24 / scale - width / 2;
  const y = 24 / scale - 3;
  const parts = glyphs.map(([own, path]) => {
    const part = `<path transform="translate(${round(x)} ${round(y)})" d="${path}"/>`;
    x += own + GAP;
    return part;
  });
  const stroke = `fill="none" stroke="${ink}" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="scale(${round(scale)})" ${stroke}>${parts.join('')}</g>`;
}

const round = (value: number) => Math.round(value * 100) / 100;
