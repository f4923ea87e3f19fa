import { ARABIC_DECIMAL, ARABIC_GROUP } from './money-text';

export interface PlainNumber {
  /** Digits without separators; either may be empty, not both. */
  whole: string;
  fraction: string;
}

export type ReadNumber =
  | PlainNumber
  | 'separators'
  /** `1,234`: 1.234 where the comma is the decimal separator, 1234 where it groups. */
  | 'eitherWay';

const EITHER_SIGN = /^[.,]$/;
const GROUP_ONLY: readonly string[] = [' ', "'", ARABIC_GROUP];
/** A first group of one to three digits, then groups of three: every locale of CLDR except those of India. */
const THREES = /^[1-9]\d{0,2}(?:\D\d{3})+$/;
/** Groups of two, then one of three: the Indian count by lakhs and crores, which is written with commas only. */
const LAKHS = /^[1-9]\d?(?:[,\u066c]\d{2})+[,\u066c]\d{3}$/;

/**
 * Reads digits with separators between them, normalised by `moneyText`, as CLDR's locales write them: the last of two
 * different separators is the decimal one, a separator that occurs twice groups, and groups must be complete. `1,234`
 * alone is ambiguous (`eitherWay`); `0,125` and `1234,567` are not, as a group neither begins with a zero nor has four
 * digits.
 */
export function readNumber(text: string): ReadNumber {
  const signs: readonly string[] = text.match(/\D/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return { whole: text, fraction: '' };
  const isDecimal = last === ARABIC_DECIMAL || (EITHER_SIGN.test(last) && signs.indexOf(last) === signs.length - 1);
  if (!isDecimal) return isGrouped(text) ? { whole: ungrouped(text), fraction: '' } : 'separators';

  const at = text.lastIndexOf(last);
  const [groups, fraction] = [text.slice(0, at), text.slice(at + 1)];
  if (signs.length === 1) {
    if (groups + fraction === '') return 'separators';
    return last !== ARABIC_DECIMAL && THREES.test(text) ? 'eitherWay' : { whole: groups, fraction };
  }
  // `1.234,` may be a thousand that is still being typed, or 1.234 with the comma of the sentence around it.
  const isOpen = fraction === '' && !GROUP_ONLY.includes(signs[0]!);
  return isOpen || !isGrouped(groups) ? 'separators' : { whole: ungrouped(groups), fraction };
}

/** True when the groups are complete and one separator is used throughout. */
function isGrouped(text: string): boolean {
  const signs = new Set(text.match(/\D/g));
  return signs.size === 1 && !signs.has(ARABIC_DECIMAL) && (THREES.test(text) || LAKHS.test(text));
}

const ungrouped = (text: string): string => text.replace(/\D/g, '');
