import { textTag } from './language-tag';
import { LANGUAGES } from './locale';

type Direction = 'ltr' | 'rtl';

/** Scripts that run from right to left, by ISO 15924. */
const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/;

/** The product's own languages are known: the browser's tables of scripts take a slow phone 30 ms, before the list. */
const known = new Map<string, Direction>(LANGUAGES.map((language) => [textTag(language), 'ltr']));

/**
 * The direction in which texts in a language run, by the script it is usually written in: `az` is left to right, `az-Arab`
 * right to left. `Intl.Locale` knows the direction itself only in later browsers. Throws for what is no BCP 47 tag.
 */
export function directionOf(language: string): Direction {
  const direction = known.get(language) ?? directionOfScript(language);
  known.set(language, direction);
  return direction;
}

const directionOfScript = (language: string): Direction =>
  RIGHT_TO_LEFT.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/**
 * A value as it is put into a text of that language. In a right-to-left one it stands between the signs that isolate it
 * (Unicode UAX #9, FSI and PDI): `−100,00 сом` keeps its order, whatever is before and after it. Plain texts have no elements
 * for it.
 */
export const isolated = (value: string | number, language: string): string =>
  directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : `${value}`;
