import Big from 'big.js';
import type { Random } from '../../core/time/time';
import { decimalsOf } from './currencies';
import { areDisabled, type AmountLimits } from './limits';

const LEAST_OFFSET = -9;
const MOST_OFFSET = 8;

/**
 * The method's snippet, rounded to the currency's decimals and clamped into the limits (spec 5). Undefined without a
 * snippet, or when the result is not above zero. Major units.
 */
export function suggestedAmount(
  snippet: number | null | undefined,
  limits: AmountLimits,
  currency: string,
): Big | undefined {
  if (snippet == null || !Number.isFinite(snippet)) return undefined;
  const amount = clamp(new Big(snippet).round(decimalsOf(currency), Big.roundHalfUp), limits);
  return amount.gt(0) ? amount : undefined;
}

/**
 * The random variant (contract 4): the suggested amount plus a random offset from -9 … +8, among the offsets that land
 * strictly inside the limits; the clamped amount when none does. Disabled limits allow every offset that leaves more
 * than zero.
 */
export function randomSuggestedAmount(
  snippet: number | null | undefined,
  limits: AmountLimits,
  currency: string,
  random: Random,
): Big | undefined {
  const suggested = suggestedAmount(snippet, limits, currency);
  if (!suggested) return undefined;
  const amounts: Big[] = [];
  for (let offset = LEAST_OFFSET; offset <= MOST_OFFSET; offset += 1) {
    const amount = suggested.plus(offset);
    if (isInside(amount, limits)) amounts.push(amount);
  }
  return amounts.length > 0 ? amounts[random.integer(amounts.length)] : suggested;
}

function clamp(amount: Big, limits: AmountLimits): Big {
  if (areDisabled(limits)) return amount;
  if (amount.lt(limits.min)) return new Big(limits.min);
  return amount.gt(limits.max) ? new Big(limits.max) : amount;
}

function isInside(amount: Big, limits: AmountLimits): boolean {
  if (areDisabled(limits)) return amount.gt(0);
  return amount.gt(limits.min) && amount.lt(limits.max);
}
