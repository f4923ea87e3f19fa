import type Big from 'big.js';
import { areDisabled, type AmountLimits } from './limits';

export type LimitProblem = 'zero' | 'min' | 'max';

/** Why an amount does not fit; undefined when it does. Zero or less is never an amount to pay, limits or not. */
export function limitProblem(amount: Big, limits: AmountLimits): LimitProblem | undefined {
  if (amount.lte(0)) return 'zero';
  if (areDisabled(limits)) return undefined;
  if (amount.lt(limits.min)) return 'min';
  return amount.gt(limits.max) ? 'max' : undefined;
}

export const fitsLimits = (amount: Big, limits: AmountLimits): boolean => limitProblem(amount, limits) === undefined;
