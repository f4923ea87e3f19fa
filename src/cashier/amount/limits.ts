import type { AmountRule } from '../../contract/method';
import { decimalsOf } from './currencies';
import { ofCurrency } from './of-currency';

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
 * Limits of a method by its `amount_rules` (spec 5), for its form and its tile alike. Outside Russia `minNonRus` stands for `min`, when it makes a valid
 * pair. A rule that is negative, or whose least is above its most, is no rule. Limits finer than the currency's
 * decimals are drawn in to amounts that can be typed.
 * `country`: lower-case ISO 3166-1 alpha-2.
 */
export function limitsFor(rules: Record<string, AmountRule>, currency: string, country: string): AmountLimits {
  return ownLimits(rules, currency, country) ?? DEFAULT_LIMITS;
}

/** The method has a rule for this currency that cannot be meant; worth a report. */
export function isRuleBad(rules: Record<string, AmountRule>, currency: string): boolean {
  return ofCurrency(rules, currency) !== undefined && ownLimits(rules, currency, 'ru') === undefined;
}

function ownLimits(rules: Record<string, AmountRule>, currency: string, country: string): AmountLimits | undefined {
  const rule = ofCurrency(rules, currency);
  if (!rule) return undefined;
  const abroad = country !== 'ru' && rule.minNonRus != null ? pair(rule.minNonRus, rule.max, currency) : undefined;
  return abroad ?? pair(rule.min, rule.max, currency);
}

function pair(min: number, max: number, currency: string): AmountLimits | undefined {
  if (!Number.isFinite(min) || !Number.isFinite(max) || min < 0 || min > max) return undefined;
  const decimals = decimalsOf(currency);
  const least = roundedTo(decimals, min, 1);
  const most = roundedTo(decimals, max, -1);
  return least > most ? undefined : { min: least, max: most };
}

/**
 * Up (1) or down (-1) to a number of so many decimals. Without the decimal library, which the list of methods need not load to say
 * a maximum: `toFixed` is exact, so that one step makes good where it went the other way.
 */
function roundedTo(decimals: number, amount: number, direction: 1 | -1): number {
  const fixed = amount.toFixed(decimals);
  const nearest = Number(fixed);
  if (direction > 0 ? nearest >= amount : nearest <= amount) return nearest;
  // In whole units: between large amounts a float may have no room for the step.
  return Number(`${BigInt(fixed.replace('.', '')) + BigInt(direction)}e-${decimals}`);
}
