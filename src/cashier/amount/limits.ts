import type { AmountRule } from '../../contract/method';
import { decimalsOf } from './currencies';
import { ofCurrency } from './of-currency';

/** Least and most that a method takes, inclusive, in major units of the user's currency. Both 0: not limited. */
export interface AmountLimits {
  readonly min: number;
  readonly max: number;
}

/** Spec 9: the limits of a method without a rule in the user's currency. */
export const DEFAULT_LIMITS: AmountLimits = { min: 1000, max: 500000 };

/** "Disabled limits are 0 and 0" (spec 5): every amount above zero fits. */
export const areDisabled = (limits: AmountLimits): boolean => limits.min === 0 && limits.max === 0;

/**
 * Limits of a method by its `amount_rules` (spec 5), used by both its form and its tile. Outside Russia `minNonRus`
 * replaces `min` if it makes a valid pair with `max`. A rule that is negative, or whose minimum is above its maximum,
 * is ignored. Limits with more decimals than the currency has are rounded inwards, to amounts that can be typed.
 * `country`: lower-case ISO 3166-1 alpha-2.
 */
export function limitsFor(rules: Record<string, AmountRule>, currency: string, country: string): AmountLimits {
  return ownLimits(rules, currency, country) ?? DEFAULT_LIMITS;
}

/** Whether the method's rule for this currency is unusable and should be reported. */
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
  const least = typable(min, currency, 1);
  const most = typable(max, currency, -1);
  return least > most ? undefined : { min: least, max: most };
}

/**
 * Rounds up (1) or down (-1) to the decimals that the player can type, without the decimal library, which the list of methods need not
 * load to show a maximum. `toFixed` rounds the exact value, so one step of the last decimal corrects a result that went
 * the wrong way.
 */
export function typable(amount: number, currency: string, direction: 1 | -1): number {
  const decimals = decimalsOf(currency);
  const fixed = amount.toFixed(decimals);
  const nearest = Number(fixed);
  if (direction > 0 ? nearest >= amount : nearest <= amount) return nearest;
  // Step in integers of the last decimal: between large amounts a float may be too coarse for the step.
  return Number(`${BigInt(fixed.replace('.', '')) + BigInt(direction)}e-${decimals}`);
}
