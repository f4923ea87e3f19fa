import { AppError } from '../../core/errors/app-error';
import { isRuleBad } from '../amount/limits';
import { compileRule } from './field-rule';
import type { FieldSource } from './field-source';
import type { MethodTerms } from './method-terms';

/** Patterns that do not compile with the `u` flag; the form drops them. */
export function badPatterns(sources: readonly FieldSource[], methodName: string): AppError[] {
  return sources
    .filter((source) => source.regex && !compileRule(source.regex))
    .map(
      (source) =>
        new AppError(`Pattern of field ${source.serverName} of ${methodName} does not compile`, {
          code: 'form.badPattern',
        }),
    );
}

/** An amount rule that cannot be meant; the form takes the default limits. */
export function badAmountRules({ method, context }: MethodTerms): AppError[] {
  if (!isRuleBad(method.amount_rules, context.currency)) return [];
  return [new AppError(`Bad amount rule of ${method.name} in ${context.currency}`, { code: 'amount.badRule' })];
}
