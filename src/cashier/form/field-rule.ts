import { compilePattern } from './compile-pattern';
import { longestTested, MAX_TESTED_LENGTH } from './exploding-pattern';

const compiled = new Map<string, RegExp | undefined>();

/** `compilePattern`, once for each pattern. */
export function compileRule(source: string): RegExp | undefined {
  if (!compiled.has(source)) compiled.set(source, compilePattern(source));
  return compiled.get(source);
}

/**
 * Whether a value satisfies a gateway's pattern. A pattern that does not compile refuses nothing, and one that could
 * hang the page on a longer value is left to the gateway, which checks again anyway; both are reported to monitoring
 * when the form opens (`badPatterns`). A value longer than `MAX_TESTED_LENGTH`, as no field has it, is refused.
 */
export function satisfies(source: string, value: string): boolean {
  const rule = compileRule(source);
  if (!rule) return true;
  if (value.length > MAX_TESTED_LENGTH) return false;
  if (value.length > longestTested(source)) return true;
  return rule.test(value);
}

/** Whether a value satisfies all of a field's patterns. A field without patterns accepts any value. */
export const satisfiesAll = (rules: readonly { regex: string }[], value: string): boolean =>
  rules.every(({ regex }) => satisfies(regex, value));
