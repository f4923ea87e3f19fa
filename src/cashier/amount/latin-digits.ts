/** First digits (zero) of the scripts that our players' keyboards type: Arabic, Persian, Devanagari, Bengali, Telugu. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0c66];

/** The text with those scripts' digits as 0–9; all else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
