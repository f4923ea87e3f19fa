/** Interleaved 2 of 5 (ISO/IEC 16390), the barcode of a boleto. Pure. */
import type { Bars } from './bars';

/**
 * The wide elements are 2.5 times the narrow ones: the standard allows 2.25 to 3 where the narrow ones are below half a
 * millimetre, and on a phone each pixel that the wide ones take is one that the narrow ones lack.
 */
const NARROW = 2;
const WIDE = 5;

/** The five elements of each digit, 1 for a wide one. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
const START = [NARROW, NARROW, NARROW, NARROW];
const STOP = [WIDE, NARROW, NARROW];

/** Undefined unless it is an even number of digits. */
export function itfBars(digits: string): Bars | undefined {
  if (!/^(?:\d\d)+$/.test(digits)) return undefined;
  const pairs = digits.match(/\d\d/g) ?? [];
  return { widths: [...START, ...pairs.flatMap(interleaved), ...STOP], narrow: NARROW };
}

/** The first digit is in the bars, the second one in the spaces between them. */
function interleaved(pair: string): number[] {
  const [bars, spaces] = [...pair].map((digit) => [...DIGITS[Number(digit)]!].map(elementWidth)) as [
    number[],
    number[],
  ];
  return bars.flatMap((bar, index) => [bar, spaces[index]!]);
}

const elementWidth = (element: string) => (element === '1' ? WIDE : NARROW);
