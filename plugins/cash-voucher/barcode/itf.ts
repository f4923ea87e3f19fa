/** Interleaved 2 of 5 (ISO/IEC 16390), the barcode of a boleto. Pure. */
import type { Bars } from './bars';

interface Ratio {
  narrow: number;
  wide: number;
}

/**
 * The wide elements are 2.5 times the narrow ones: the standard allows 2.25 to 3 where the narrow ones are below half a
 * millimetre, and on a phone each pixel that the wide ones take is one that the narrow ones lack.
 */
const USUAL: Ratio = { narrow: 2, wide: 5 };
/** Where a narrow one has a single pixel. Twice as wide is below what the standard wants of print, and what readers take. */
const COARSER: readonly Ratio[] = [
  { narrow: 1, wide: 3 },
  { narrow: 1, wide: 2 },
];

/** The five elements of each digit, 1 for a wide one. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
const START = '0000';
const STOP = '100';

/** Undefined unless it is an even number of digits. */
export function itfBars(digits: string): Bars | undefined {
  if (!/^(?:\d\d)+$/.test(digits)) return undefined;
  const pairs = digits.match(/\d\d/g) ?? [];
  const elements = START + pairs.map(interleaved).join('') + STOP;
  const inRatio = ({ narrow, wide }: Ratio): Bars => ({
    widths: [...elements].map((element) => (element === '1' ? wide : narrow)),
    narrow,
  });
  return { ...inRatio(USUAL), coarser: COARSER.map(inRatio) };
}

/** The first digit is in the bars, the second one in the spaces between them. */
function interleaved(pair: string): string {
  const [bars, spaces] = [...pair].map((digit) => DIGITS[Number(digit)]!) as [string, string];
  return [...bars].map((bar, index) => bar + spaces[index]!).join('');
}
