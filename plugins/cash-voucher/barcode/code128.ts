/** Code 128, sets B and C (ISO/IEC 15417). Pure. */
import type { Bars } from './bars';

/** Widths of each symbol's six elements, indexed by its value; the stop symbol has seven. */
const SYMBOLS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const TO_C = 99;
const TO_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;

/** Undefined unless the text is printable ASCII. */
export function code128Bars(text: string): Bars | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined;
  const values = valuesOf(text);
  const symbols = [...values, checkOf(values), STOP];
  return { widths: symbols.flatMap((value) => [...SYMBOLS[value]!].map(Number)), narrow: 1 };
}

/** Values of the start symbol and the data, without the check symbol. */
export function valuesOf(text: string): number[] {
  const parts = partsOf(text);
  return parts.flatMap(({ isPairs, part }, index) => {
    const start = isPairs ? START_C : START_B;
    const change = isPairs ? TO_C : TO_B;
    return [index === 0 ? start : change, ...(isPairs ? pairsOf(part) : lettersOf(part))];
  });
}

/** Each value is weighted by its position; the start symbol has the weight one. */
export const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % 103;

interface Part {
  /** True for set C, which encodes two digits per symbol. */
  isPairs: boolean;
  part: string;
}

/**
 * Splits the text into runs for sets B and C. Changing to set C pays off from four digits at either end, or six in the
 * middle. With an odd number of digits the first one stays in set B; at the very start of the text, the last one.
 */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let rest = text;
  const take = (isPairs: boolean, length: number) => {
    if (length === 0) return;
    const part = rest.slice(0, length);
    const last = parts.at(-1);
    if (last?.isPairs === isPairs) last.part += part;
    else parts.push({ isPairs, part });
    rest = rest.slice(length);
  };
  while (rest !== '') {
    const run = /^\d*/.exec(rest)![0].length;
    const isEnd = parts.length === 0 || run === rest.length;
    const isLong = run >= (isEnd ? 4 : 6) || (run === 2 && text.length === 2);
    if (!isLong) take(false, Math.max(1, run));
    else {
      const odd = run % 2;
      if (parts.length > 0) take(false, odd);
      take(true, run - odd);
    }
  }
  return parts;
}

const pairsOf = (digits: string) => (digits.match(/\d\d/g) ?? []).map(Number);
const lettersOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0) - 32);
