import { textTag } from './language-tag';
import { LANGUAGES } from './locale';

type Direction = 'ltr' | 'rtl';

/** Scripts that run from right to left, by ISO 15924. */
const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/;

/**
 * The directions of our own languages are listed: the browser's tables of scripts would take a slow phone 30 ms, before
 * the list.
 */
const known = new Map<string, Direction>(LANGUAGES.map((language) => [textTag(language), 'ltr']));

/**
 * Returns the direction of texts in a language, by the script it is usually written in: `az` runs left to right,
 * `az-Arab` right to left. `Intl.Locale` itself knows the direction only in later browsers. Throws for an invalid BCP
 * 47 tag.
 */
export function directionOf(language: string): Direction {
  const direction = known.get(language) ?? directionOfScript(language);
  known.set(language, direction);
  return direction;
}

const directionOfScript = (language: string): Direction =>
  RIGHT_TO_LEFT.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/**
 * Returns a value ready to be put into a text of that language. In a right-to-left language it is enclosed in isolating
 * characters (Unicode UAX #9, FSI and PDI), so that `−100,00 сом` keeps its order whatever surrounds it. Plain texts
 * have no elements that could do this.
 */
export const isolated = (value: string | number, language: string): string =>
  directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : `${value}`;
