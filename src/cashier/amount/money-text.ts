import { plainText } from '../typed-text/plain-text';

/** The Arabic decimal and thousands separators. Nothing else is written with them, so they are never ambiguous. */
export const ARABIC_DECIMAL = '\u066b';
export const ARABIC_GROUP = '\u066c';

/** Commas of other scripts, and the low quotation mark that looks like a comma and that `plainText` would turn into an apostrophe. */
const COMMAS = /[\u060c\u201a\u2e41\ufe10\ufe50]/g;
/** An Arabic comma behind plain commas is the decimal sign, as in Urdu with Arabic digits: `١,٠٠٠،٥` is 1000.5. */
const ARABIC_COMMA_AFTER_COMMA = /(?<=\p{Nd},\p{Nd}.*)\u060c/gu;
/** The small full stop, and the ideographic ones that a Japanese keyboard types for a dot. */
const DOTS = /[\ufe52\u3002\uff61]/g;
/**
 * Tabs and line breaks separate two texts; in one line they would look like a group separator. Right-to-left override
 * shows digits reversed.
 */
const NEVER_IN_MONEY = /[\t\n\v\f\r\u0085\u2028\u2029\u202e]/g;

/**
 * An amount's text with one character for each meaning: digits as 0–9, `,` and `.`, a plain space and a plain apostrophe between
 * groups, `-` for every minus and dash. No visible character is dropped.
 */
export function moneyText(text: string): string {
  const commas = text.trim().replace(ARABIC_COMMA_AFTER_COMMA, ARABIC_DECIMAL).replace(COMMAS, ',');
  return plainText(commas.replace(NEVER_IN_MONEY, '\ufffd').replace(DOTS, '.')).trim();
}
