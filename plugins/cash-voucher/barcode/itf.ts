/** Interleaved 2 of 5 (ISO/IEC 16390), the barcode of a boleto. Pure. */
import type { Bars } from './bars';

interface Ratio {
  narrow: number;
  wide: number;
}

/**
 * Wide elements are 2.5 times the narrow ones. The standard allows 2.25 to 3 if narrow ones are below half a
 * millimetre, and on a phone every pixel that wide elements take is missing for the narrow ones.
 */
const USUAL: Ratio = { narrow: 2, wide: 5 };
/** For a single pixel per narrow element. Twice as wide is less than the standard requires in print, but readers accept it. */
const COARSER: readonly Ratio[] = [
  { narrow: 1, wide: 3 },
  { narrow: 1, wide: 2 },
];

/** The five elements of each digit; 1 is a wide one. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
const START = '0000';
const STOP = '100';

/** Undefined unless `digits` is an even number of digits. */
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

/** Interleaves two digits: the bars encode the first one, the spaces between them the second. */
function interleaved(pair: string): string {
  const [bars, spaces] = [...pair].map((digit) => DIGITS[Number(digit)]!) as [string, string];
  return [...bars].map((bar, index) => bar + spaces[index]!).join('');
}
