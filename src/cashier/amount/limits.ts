import Big from 'big.js';
import type { AmountRule } from '../../contract/method';
import { decimalsOf } from './currencies';

/** Least and most that a method takes, inclusive, in major units of the user's currency. Both 0: not limited. */
export interface AmountLimits {
  readonly min: number;
  readonly max: number;
}

/** Spec 9: for a method without a rule in the user's currency. */
export const DEFAULT_LIMITS: AmountLimits = { min: 1000, max: 500000 };

/** "Disabled limits are 0 and 0" (spec 5): every amount above zero fits. */
export const areDisabled = (limits: AmountLimits): boolean => limits.min === 0 && limits.max === 0;

/**
 * Limits of a method by its `amount_rules` (spec 5). Outside Russia `minNonRus` stands for `min`, when it makes a valid
 * pair. A rule that is negative, or whose least is above its most, is no rule. Limits finer than the currency's
 * decimals are drawn in to amounts that can be typed.
 * `country`: lower-case ISO 3166-1 alpha-2.
 */
export function limitsFor(rules: Record<string, AmountRule>, currency: string, country: string): AmountLimits {
  return ownLimits(rules, currency, country) ?? DEFAULT_LIMITS;
}

/** The method has a rule for this currency that cannot be meant; worth a report. */
export function isRuleBad(rules: Record<string, AmountRule>, currency: string): boolean {
  return Object.hasOwn(rules, currency) && ownLimits(rules, currency, 'ru') === undefined;
}

function ownLimits(rules: Record<string, AmountRule>, currency: string, country: string): AmountLimits | undefined {
  const rule = Object.hasOwn(rules, currency) ? rules[currency] : undefined;
  if (!rule) return undefined;
  const abroad = country !== 'ru' && rule.minNonRus != null ? pair(rule.minNonRus, rule.max, currency) : undefined;
  return abroad ?? pair(rule.min, rule.max, currency);
}

function pair(min: number, max: number, currency: string): AmountLimits | undefined {
  if (!Number.isFinite(min) || !Number.isFinite(max) || min < 0 || min > max) return undefined;
  const decimals = decimalsOf(currency);
  const least = new Big(min).round(decimals, Big.roundUp);
  const most = new Big(max).round(decimals, Big.roundDown);
  return least.gt(most) ? undefined : { min: least.toNumber(), max: most.toNumber() };
}

export type LimitProblem = 'zero' | 'min' | 'max';

/** Why an amount does not fit; undefined when it does. Zero or less is never an amount to pay, limits or not. */
export function limitProblem(amount: Big, limits: AmountLimits): LimitProblem | undefined {
  if (amount.lte(0)) return 'zero';
  if (areDisabled(limits)) return undefined;
  if (amount.lt(limits.min)) return 'min';
  return amount.gt(limits.max) ? 'max' : undefined;
}

export const fitsLimits = (amount: Big, limits: AmountLimits): boolean => limitProblem(amount, limits) === undefined;
