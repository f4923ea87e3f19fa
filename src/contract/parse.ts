/**
 * The only way in for outside data: a schema, and a typed error with the path of the bad value. The value itself never
 * enters the error, since it may be a card number or a token.
 */
import * as v from 'valibot';

export type Schema<T> = v.GenericSchema<unknown, T>;

export interface Problem {
  /** Dotted path of the bad value, `` for the value itself. */
  path: string;
  /** The expected and the found type; never the value. */
  reason: string;
}

export class ContractError extends Error {
  override readonly name = 'ContractError';
  /** `what`: the message or call that was read, e.g. `BANKING:deposit-create reply`. */
  constructor(
    readonly what: string,
    readonly problems: readonly Problem[],
  ) {
    super(`${what}: ${problems.map((p) => `${p.path || 'value'} ${p.reason}`).join('; ')}`);
  }
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; error: ContractError };

export function parse<T>(schema: Schema<T>, value: unknown, what: string): Parsed<T> {
  const result = v.safeParse(schema, value, { abortEarly: false });
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, error: new ContractError(what, result.issues.map(toProblem)) };
}

/** Like `parse`, but throws the ContractError. For callers whose own failure path handles it. */
export function parseOrThrow<T>(schema: Schema<T>, value: unknown, what: string): T {
  const parsed = parse(schema, value, what);
  if (!parsed.ok) throw parsed.error;
  return parsed.value;
}

/**
 * Reads a list entry by entry: a bad entry is left out and returned as an error, the others stay. Throws a
 * ContractError if the value is not a list.
 */
export function parseEach<T>(
  schema: Schema<T>,
  value: unknown,
  what: string,
): { values: T[]; errors: ContractError[] } {
  const list = parseOrThrow(v.array(v.unknown()), value, what);
  const values: T[] = [];
  const errors: ContractError[] = [];
  for (const [index, entry] of list.entries()) {
    const parsed = parse(schema, entry, `${what}[${index}]`);
    if (parsed.ok) values.push(parsed.value);
    else errors.push(parsed.error);
  }
  return { values, errors };
}

/** Parses JSON text, or returns a ContractError; never throws a SyntaxError, which would quote the text. */
export function parseJson(text: string, what: string): Parsed<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: new ContractError(what, [{ path: '', reason: 'is no valid JSON' }]) };
  }
}

function toProblem(issue: v.BaseIssue<unknown>): Problem {
  const path = v.getDotPath(issue) ?? '';
  const found = issue.input === null ? 'null' : Array.isArray(issue.input) ? 'array' : typeof issue.input;
  return { path, reason: `expected ${issue.expected ?? issue.type}, found ${found}` };
}

/** The first reason why the schema refuses the value. Call it with a refused value only. */
export function reasonOf(schema: v.GenericSchema, value: unknown): string {
  const [issue] = v.safeParse(schema, value).issues ?? [];
  return issue ? toProblem(issue).reason : 'is not usable';
}
