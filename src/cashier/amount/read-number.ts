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
/** A first group of one to three digits, then threes: every locale of CLDR but those of India. */
const THREES = /^[1-9]\d{0,2}(?:\D\d{3})+$/;
/** Twos, then a three: the Indian count by lakhs and crores, which is written with commas alone. */
const LAKHS = /^[1-9]\d?(?:[,\u066c]\d{2})+[,\u066c]\d{3}$/;

/**
 * Digits with separators between them (`moneyText` has made them plain), read as CLDR's locales write them: the last of two
 * different signs is the decimal one, a sign that stands twice groups, and groups are whole. `1,234` alone can be either, so that it
 * is nothing; `0,125` and `1234,567` can't, as a group neither begins with a zero nor has four digits.
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
  // `1.234,` may be a thousand that is being typed, or 1.234 with the comma of the sentence around it.
  const isOpen = fraction === '' && !GROUP_ONLY.includes(signs[0]!);
  return isOpen || !isGrouped(groups) ? 'separators' : { whole: ungrouped(groups), fraction };
}

/** One sign throughout. */
function isGrouped(text: string): boolean {
  const signs = new Set(text.match(/\D/g));
  return signs.size === 1 && !signs.has(ARABIC_DECIMAL) && (THREES.test(text) || LAKHS.test(text));
}

const ungrouped = (text: string): string => text.replace(/\D/g, '');
