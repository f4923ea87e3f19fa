const DIGIT = /\p{Nd}/u;

/** Decimal digits of every script as 0–9; all else stays. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0)!)));
}

/** Unicode encodes decimal digits in runs of ten from zero to nine (core specification, 4.6), so a place in its run is a value. */
function valueOf(code: number): number {
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
