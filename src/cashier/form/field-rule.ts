import { longestTested, MAX_TESTED_LENGTH } from './exploding-pattern';

const compiled = new Map<string, RegExp | null>();

/**
 * The pattern with the `u` flag (spec 5). One that only compiles without it, as needless escapes (`\@`, `\ `) do, is taken as
 * it is meant. Undefined when it compiles in neither way.
 */
export function compileRule(source: string): RegExp | undefined {
  let rule = compiled.get(source);
  if (rule === undefined) {
    rule = tryCompile(source, 'u') ?? tryCompile(source, '') ?? null;
    compiled.set(source, rule);
  }
  return rule ?? undefined;
}

function tryCompile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/**
 * Whether a value satisfies a gateway's pattern. A pattern that does not compile refuses nothing, and one that could
 * hang the page on a longer value is left to the gateway, which checks again anyway; monitoring is told of both when the
 * form opens (`badPatterns`). Longer than any field: refused.
 */
export function satisfies(source: string, value: string): boolean {
  const rule = compileRule(source);
  if (!rule) return true;
  if (value.length > MAX_TESTED_LENGTH) return false;
  if (value.length > longestTested(source)) return true;
  return rule.test(value);
}

/** Whether a value satisfies all of a field's patterns; those without one are satisfied by anything. */
export const satisfiesAll = (rules: readonly { regex: string }[], value: string): boolean =>
  rules.every(({ regex }) => satisfies(regex, value));
