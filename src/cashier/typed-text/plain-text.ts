/**
 * The only entry for text from a person, a keyboard, autofill or the clipboard. A field may show the player's own
 * characters; text that is checked, compared or sent has been normalised here.
 */
import { latinDigits } from './latin-digits';

/** Characters that show nothing (Unicode, DerivedCoreProperties): soft hyphens, zero-width, direction and variation marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** General category Zs, and control characters that a paste may contain. */
const SPACES = /[\p{Zs}\t\n\v\f\r\u0085\u2028\u2029]/gu;
const APOSTROPHES = /[\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201a\u201b\u2032\u00b4\u0060]/g;
const QUOTES = /[\u201c-\u201f\u2033\u00ab\u00bb]/g;
const HYPHENS = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63]/g;
/** The fraction slash and the division slash, which keyboards and typography put between two numbers. */
const SLASHES = /[\u2044\u2215]/g;
/** Full-width forms of ASCII (Unicode block "Halfwidth and Fullwidth Forms"), each 0xFEE0 above its plain character. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/**
 * Digits of every script as 0–9, full-width forms as ASCII, typographic apostrophes, quotes, hyphens and slashes as the
 * plain ones, spaces of any kind as a plain space; invisible characters are removed. Letters, their case and outer
 * spaces stay.
 */
export function plainText(text: string): string {
  return latinDigits(text)
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(SPACES, ' ')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(HYPHENS, '-')
    .replace(SLASHES, '/');
}
