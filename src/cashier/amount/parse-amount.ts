import Big from 'big.js';
import { decimalsOf } from './currencies';
import { signAfter, signBefore, type BesideAmount } from './currency-signs';
import { moneyText } from './money-text';
import { readNumber } from './read-number';

/** A number with more digits is not exact as a JSON number. */
export const MAX_DIGITS = 15;

export type AmountProblem =
  | 'empty'
  /** Letters, signs, an exponent, a second number. */
  | 'characters'
  /** The sign or code of a currency that is not the player's. */
  | 'otherCurrency'
  /** A comma or dot without a digit, or separators that form no valid groups. */
  | 'separators'
  /** `1,234`: a thousand to some, one and some thousandths to others. */
  | 'eitherWay'
  /** More decimals than the currency has. Never rounded. */
  | 'decimals'
  | 'negative'
  | 'tooLong';

export type ParsedAmount = { ok: true; amount: Big } | { ok: false; problem: AmountProblem };

const refuse = (problem: AmountProblem): ParsedAmount => ({ ok: false, problem });

/** What stands before the number, the number, what stands after it. A comma or dot at an end of the number goes with the text there. */
const PARTS = /^([^\d]*)(\d(?:.*\d)?)(\D*)$/s;
const BETWEEN_DIGITS = /^[\d.,' \u066b\u066c]+$/;
/** Number of decimals of `1,234`. */
const THOUSANDTHS = 3;
const DECIMAL_SIGN = /^[.,\u066b]$/;

/**
 * Reads what the player typed or pasted, in major units. The whole text is read, so that no character can be lost and
 * change the amount. A comma or a dot is the decimal separator (spec 5); groups are read as CLDR's locales write them,
 * digits in every script. The player's own currency may stand beside the number, also by its name in the language of
 * `tag`; with any other text there the amount is refused.
 */
export function parseAmount(text: string, currency: string, tag = ''): ParsedAmount {
  const number = numberIn(moneyText(text), currency, tag);
  return number.problem === undefined ? readExactly(number.text, currency) : refuse(number.problem);
}

/** The number in the text, without what may stand beside it. */
function numberIn(
  plain: string,
  currency: string,
  tag: string,
): { text: string; problem?: undefined } | { problem: AmountProblem } {
  if (plain === '') return { problem: 'empty' };
  const [, before = '', digits = '', after = ''] = PARTS.exec(plain) ?? [];
  if (digits === '') return { problem: /^[.,\u066b\u066c]+$/.test(plain) ? 'separators' : 'characters' };
  // `,5` or `5,` alone: the separator belongs to the number. Beside a currency it may belong to the currency's sign.
  const isAlone = [before, after].every((end) => end === '' || DECIMAL_SIGN.test(end));
  const text = isAlone ? before + digits + after : digits;
  const beside = isAlone ? 'own' : whatStandsBeside(before, after, currency, tag);
  if (beside !== 'own' && isNegative(before, after, currency, tag)) return { problem: 'negative' };
  if (beside !== 'own') return { problem: beside === 'unknown' ? 'characters' : beside };
  return BETWEEN_DIGITS.test(text) ? { text } : { problem: 'characters' };
}

function readExactly(number: string, currency: string): ParsedAmount {
  const read = readNumber(number);
  // Where the currency has fewer than three decimals, the message about decimals is enough to correct the text.
  if (read === 'eitherWay' && decimalsOf(currency) < THOUSANDTHS) return refuse('decimals');
  if (typeof read === 'string') return refuse(read);
  const fraction = read.fraction.replace(/0+$/, '');
  if (fraction.length > decimalsOf(currency)) return refuse('decimals');
  if (read.whole.replace(/^0+/, '').length + fraction.length > MAX_DIGITS) return refuse('tooLong');
  return { ok: true, amount: new Big(`${read.whole || '0'}.${fraction || '0'}`) };
}

function whatStandsBeside(before: string, after: string, currency: string, tag: string): Exclude<BesideAmount, 'none'> {
  const both = [signBefore(before, currency, tag), signAfter(after, currency, tag)];
  return both.find((one) => one === 'unknown') ?? both.find((one) => one === 'otherCurrency') ?? 'own';
}

/** Whether a minus or an accountant's brackets stand beside the number and, apart from them, nothing but the player's currency. */
function isNegative(before: string, after: string, currency: string, tag: string): boolean {
  const unsigned = [before, after].map((text) => text.replace(/[-()]/g, ' ').trim()) as [string, string];
  return /[-()]/.test(before + after) && whatStandsBeside(...unsigned, currency, tag) === 'own';
}
