import { AppError } from '../../core/errors/app-error';
import { isRuleBad } from '../amount/limits';
import { canExplode, longestTested, MAX_TESTED_LENGTH } from './exploding-pattern';
import { compileRule } from './field-rule';
import type { FieldSource } from './field-source';
import type { MethodTerms } from './method-terms';

/** Errors to report: patterns that do not compile, which the form ignores, and patterns too slow to be tested on longer values. */
export function badPatterns(sources: readonly FieldSource[], methodName: string): AppError[] {
  return sources.flatMap(({ regex, serverName }) => {
    const where = `Pattern of field ${serverName} of ${methodName}`;
    if (!regex) return [];
    if (!compileRule(regex)) return [new AppError(`${where} does not compile`, { code: 'form.badPattern' })];
    if (canExplode(regex)) {
      return [new AppError(`${where} repeats what repeats in it`, { code: 'form.explodingPattern' })];
    }
    const longest = longestTested(regex);
    if (longest >= MAX_TESTED_LENGTH) return [];
    return [new AppError(`${where} is tried on ${longest} characters at most`, { code: 'form.slowPattern' })];
  });
}

/** Errors to report: an unusable amount rule, in whose place the form applies the default limits. */
export function badAmountRules({ method, context }: MethodTerms): AppError[] {
  if (!isRuleBad(method.amount_rules, context.currency)) return [];
  return [new AppError(`Bad amount rule of ${method.name} in ${context.currency}`, { code: 'amount.badRule' })];
}
