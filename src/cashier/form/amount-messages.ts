import type Big from 'big.js';
import type { Locale, MessageKey } from '../../core/locale/locale';
import { decimalsOf } from '../amount/currencies';
import { formatAmount } from '../amount/format-amount';
import { limitProblem } from '../amount/limit-problem';
import type { AmountLimits } from '../amount/limits';
import { moneyText } from '../amount/money-text';
import { parseAmount, type AmountProblem } from '../amount/parse-amount';

const MESSAGES: Record<Exclude<AmountProblem, 'decimals' | 'eitherWay' | 'otherCurrency'>, MessageKey> = {
  empty: 'amount.required',
  characters: 'amount.invalid',
  separators: 'amount.invalid',
  negative: 'amount.positive',
  tooLong: 'amount.tooLong',
};

/** What is wrong with a typed amount, in the player's language; undefined when it can be paid. `more`: a further check, called last. */
export function amountMessage(
  text: string | undefined,
  limits: AmountLimits,
  currency: string,
  locale: Locale,
  more?: (amount: Big) => string | undefined,
): string | undefined {
  const parsed = parseAmount(text ?? '', currency, locale.tag);
  if (!parsed.ok) return unreadMessage(text ?? '', parsed.problem, currency, locale);
  const problem = limitProblem(parsed.amount, limits);
  if (!problem) return more?.(parsed.amount);
  if (problem === 'zero') return locale.t('amount.positive');
  return locale.t(`amount.${problem}`, { amount: formatAmount(limits[problem], currency, locale.tag) });
}

function unreadMessage(text: string, problem: AmountProblem, currency: string, locale: Pick<Locale, 't'>): string {
  if (problem === 'decimals') return locale.t('amount.decimals', { count: decimalsOf(currency) });
  if (problem === 'otherCurrency') return locale.t('amount.otherCurrency', { currency });
  if (problem !== 'eitherWay') return locale.t(MESSAGES[problem]);
  const [whole = '', fraction = ''] = moneyText(text).match(/\d+/g) ?? [];
  return locale.t('amount.eitherWay', { whole: whole + fraction, decimal: `${whole},${fraction}0` });
}
