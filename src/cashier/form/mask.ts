export type Slot = string | RegExp;

const DIGIT = /\d/;
const LETTER = /\p{L}/u;
export const ANY = /./u;
const read = new Map<string, readonly Slot[]>();
const TOKENS: Readonly<Record<string, RegExp>> = { '0': DIGIT, '9': DIGIT, A: LETTER, '*': ANY };

/**
 * Reads the gateway's mask: `0` and `9` take a digit, `A` a letter, `*` anything, a backslash makes the next character
 * fixed, and all other characters are fixed. Digits of a calling code behind a leading `+` are fixed too, even 0 and 9:
 * the digits up to a separator (`+996 000`, `+90 (000)`), else those up to the last digit that is neither
 * (`+79999999999`). A run of zeros only or nines only is a place for any number.
 */
export function readMask(mask: string): readonly Slot[] {
  const known = read.get(mask);
  if (known) return known;
  const code = callingCode(mask);
  const slots: Slot[] = [...code];
  const rest = [...mask.slice(code.length)];
  for (let at = 0; at < rest.length; at += 1) {
    const character = rest[at]!;
    if (character === '\\' && at + 1 < rest.length) slots.push(rest[(at += 1)]!);
    else slots.push(TOKENS[character] ?? character);
  }
  read.set(mask, slots);
  return slots;
}

/** Whether the mask is one of a telephone number: a plus, digits and places for digits, and what separates them. */
export const isPhoneMask = (mask: string): boolean => /^\+[\d\s().\-/]*$/.test(mask);

export const takesDigits = (slots: readonly Slot[]): boolean =>
  slots.every((slot) => typeof slot === 'string' || slot === DIGIT);

export const placesIn = (slots: readonly Slot[]): number => slots.filter((slot) => typeof slot !== 'string').length;

function callingCode(mask: string): string {
  const run = /^\+\d+/.exec(mask)?.[0] ?? '';
  if (/^\+(0+|9+)$/.test(run)) return '';
  const isSeparated = run.length <= 4 && run.length < mask.length && !TOKENS[mask[run.length]!];
  return isSeparated ? run : run.replace(/[09]+$/, '');
}
