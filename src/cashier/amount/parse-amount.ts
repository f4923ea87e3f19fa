import Big from 'big.js';
import { decimalsOf } from './currencies';
import { ungroup } from './grouped-amount';
import { latinDigits } from '../typed-text/latin-digits';

/** More digits than this would not survive the way through a JSON number. */
export const MAX_DIGITS = 15;

export type AmountProblem =
  | 'empty'
  /** Letters, signs, an exponent. */
  | 'characters'
  /** A second comma or dot, or a comma without a digit. */
  | 'separators'
  /** More decimals than the currency has. Never rounded, since `1,000` may have been meant as a thousand. */
  | 'decimals'
  | 'negative'
  | 'tooLong';

export type ParsedAmount = { ok: true; amount: Big } | { ok: false; problem: AmountProblem };

const refuse = (problem: AmountProblem): ParsedAmount => ({ ok: false, problem });

/**
 * What the player typed or pasted, in major units (spec 5). A comma or a dot is the decimal separator; spaces of any
 * width and apostrophes are group separators; the digits of our languages' scripts are digits.
 */
export function parseAmount(text: string, currency: string): ParsedAmount {
  const compact = latinDigits(text).replace(/[\s'’]/g, '');
  if (compact === '') return refuse('empty');
  if (/^[-−]/.test(compact)) return refuse('negative');
  if (/[^0-9.,]/.test(compact)) return refuse('characters');
  const [whole = '', fraction = '', ...rest] = ungroup(compact).split(/[.,]/);
  if (rest.length > 0 || whole + fraction === '') return refuse('separators');
  if (fraction.length > decimalsOf(currency)) return refuse('decimals');
  if (whole.replace(/^0+/, '').length + fraction.length > MAX_DIGITS) return refuse('tooLong');
  return { ok: true, amount: new Big(`${whole || '0'}.${fraction || '0'}`) };
}
