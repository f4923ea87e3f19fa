const DIGIT = /\p{Nd}/u;

/** Replaces decimal digits of every script by 0–9; all other characters stay. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0)!)));
}

/**
 * Unicode encodes decimal digits in runs of ten from zero to nine (core specification, 4.6), so a digit's place in its
 * run is its value.
 */
function valueOf(code: number): number {
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
