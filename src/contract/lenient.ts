/**
 * Reads data from a gateway or host leniently: a bad optional key is dropped alone, a bad list entry alone, and only a
 * bad required key makes its object fail. Data that the schema accepts as it is costs one check; anything else is
 * repaired first. What we send is never read this way: it is checked strictly.
 */
import * as v from 'valibot';
import { coerce } from './coerce';
import { Decline, MethodName } from './decline';
import { FieldOption, MethodState } from './method';
import { ContractError, reasonOf, type Parsed, type Problem, type Schema as Contract } from './parse';
import { MAX_SHOWN, ShownText, Text } from './primitives';

/** `problem`: what was dropped, for monitoring. Holds paths and types, no values. */
export type Read<T> = { ok: true; value: T; problem?: ContractError } | Extract<Parsed<T>, { ok: false }>;

export function readLeniently<T>(schema: Contract<T>, value: unknown, what: string): Read<T> {
  const strict = v.safeParse(schema, value);
  if (strict.success && !isListed(schema, value)) return { ok: true, value: strict.output };
  const problems: Problem[] = [];
  const repaired = repair(schema, value, '', problems);
  const problem = problems.length > 0 ? new ContractError(what, problems) : undefined;
  if (repaired === BAD) return { ok: false, error: problem! };
  return { ok: true, value: v.parse(schema, repaired), ...(problem && { problem }) };
}

/** Like `readLeniently`, but throws the ContractError, and passes dropped keys to `report`. */
export function readOrThrow<T>(
  schema: Contract<T>,
  value: unknown,
  what: string,
  report: (problem: ContractError) => void = () => {},
): T {
  const read = readLeniently(schema, value, what);
  if (!read.ok) throw read.error;
  if (read.problem) report(read.problem);
  return read.value;
}

const BAD = Symbol('bad');

/** A schema with this key gets the names of its optional keys that could not be read. */
export const UNREADABLE = 'unreadableKeys';

/** The parts of valibot's schemas that are used here. A pipe has the keys of its first schema. */
interface Parts {
  wrapped: v.GenericSchema;
  entries: Readonly<Record<string, v.GenericSchema>>;
  rest?: v.GenericSchema;
  item: v.GenericSchema;
  value: v.GenericSchema;
  options: readonly v.GenericSchema[];
  getter(input: unknown): v.GenericSchema;
}
type Schema = v.GenericSchema & Parts;
type Kind = (schema: Schema, input: unknown, path: string, problems: Problem[]) => unknown;

const wordsAs = (key: string) => (input: unknown) => (isWords(input) ? { [key]: input } : undefined);

/** What else may be sent for these schemas: the value that it stands for, and undefined for anything else. */
const SHORT_FORMS = new Map<unknown, (input: unknown) => unknown>([
  [Text, wordsAs('en')],
  [MethodState, wordsAs('level')],
  [Decline, wordsAs('reason')],
  [
    FieldOption,
    (input) => (isWords(input) || typeof input === 'number' ? { text: `${input}`, value: input } : undefined),
  ],
  [MethodName, (input) => (isObject(input) && typeof input['name'] === 'string' ? input['name'] : undefined)],
  [ShownText, (input) => (typeof input === 'string' ? cut(input) : undefined)],
]);

/** How a value of each kind of schema is repaired; any other kind is a leaf. */
const KINDS: Readonly<Record<string, Kind>> = {
  optional: orNothing,
  nullish: orNothing,
  nullable: orNothing,
  lazy: ({ getter }, input, ...place) => repair(getter(input), input, ...place),
  union: firstTaken,
  variant: firstTaken,
  array: ({ item }, input, path, problems) =>
    listOf(item, input)
      ?.map((entry, index) => repairPresent(item, entry, at(path, index), problems))
      .filter((entry) => entry !== BAD) ?? BAD,
  record: repairRecord,
  object: repairKeys,
  object_with_rest: repairKeys,
};

const at = (path: string, key: string | number) => (path ? `${path}.${key}` : `${key}`);

/** The closest input to the given one that the schema accepts; BAD when there is none. */
function repair(schema: v.GenericSchema, input: unknown, path: string, problems: Problem[]): unknown {
  if (v.is(schema, input) && !isListed(schema, input)) return input;
  const found = problems.length;
  const meant = SHORT_FORMS.get(schema)?.(input) ?? soleEntry(schema, input);
  if (meant !== undefined && schema === ShownText) problems.push({ path, reason: 'is too long' });
  const kind = KINDS[schema.type] ?? coerce;
  const repaired =
    meant === undefined ? kind(schema as never, input, path, problems) : repair(schema, meant, path, problems);
  if (repaired !== BAD && v.is(schema, repaired)) return repaired;
  if (problems.length === found) problems.push({ path, reason: reasonOf(schema, input) });
  return BAD;
}

/** An object may come as the only entry of a list. */
const soleEntry = (schema: v.GenericSchema, input: unknown): unknown =>
  /object|record/.test(schema.type) && Array.isArray(input) && input.length === 1 ? input[0] : undefined;

/** A null is left out without a report. */
const repairPresent: typeof repair = (schema, input, ...place) =>
  input == null ? BAD : repair(schema, input, ...place);

function orNothing({ wrapped, type }: Schema, input: unknown, path: string, problems: Problem[]): unknown {
  const inner = isNone(wrapped, input) ? BAD : repairPresent(wrapped, input, path, problems);
  if (inner !== BAD) return inner;
  return type === 'nullable' ? null : undefined;
}

function repairRecord({ value }: Schema, input: unknown, path: string, problems: Problem[]): unknown {
  if (!isObject(input)) return BAD;
  const read = Object.entries(input).map(([key, given]) => [key, repairPresent(value, given, at(path, key), problems)]);
  return Object.fromEntries(read.filter(([, entry]) => entry !== BAD)) as unknown;
}

function repairKeys({ entries, rest }: Schema, input: unknown, path: string, problems: Problem[]): unknown {
  if (!isObject(input)) return BAD;
  const read = Object.entries(entries).map(([key, part]) => {
    const given = Object.hasOwn(input, key) ? input[key] : undefined;
    return [key, repair(part, given, at(path, key), problems)] as const;
  });
  if (read.some(([, entry]) => entry === BAD)) return BAD;
  const kept: [string, unknown][] = rest ? Object.entries(input).filter(([key]) => !Object.hasOwn(entries, key)) : [];
  const lost = read.filter(([key, entry]) => input[key] != null && entry === undefined).map(([key]) => key);
  if (entries[UNREADABLE] && lost.length > 0) kept.push([UNREADABLE, lost]);
  return Object.fromEntries([...kept, ...read.filter(([, entry]) => entry !== undefined)]);
}

/** Ends with an ellipsis, and never within a character of two units. */
const cut = (text: string) => `${text.slice(0, MAX_SHOWN - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

const isWords = (input: unknown): input is string => typeof input === 'string' && input.trim() !== '';

/**
 * Accepts a list in another shape: an object with numeric keys (PHP's form of an array with gaps), options keyed by the
 * value to send, or a single entry. Where entries may be anything, a single one is not accepted, so that a missing list
 * differs from an empty one.
 */
function listOf(item: v.GenericSchema, input: unknown): readonly unknown[] | undefined {
  if (Array.isArray(input)) return input;
  const entries = isObject(input) ? Object.entries(input) : [];
  const isChoices = item === FieldOption && entries.every(([, text]) => isWords(text)) && !v.is(item, input);
  if (entries.length > 0 && isChoices) return entries.map(([value, text]) => ({ text, value }));
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) return entries.map(([, entry]) => entry);
  if (item.type === 'unknown' || (entries.length === 0 && !((item === Text || item === MethodName) && isWords(input))))
    return undefined;
  const problems: Problem[] = [];
  return repair(item, input, '', problems) !== BAD && problems.length === 0 ? [input] : undefined;
}

/**
 * The first option that accepts the value, preferring those of its own type. Problems of the other options are not
 * reported.
 */
function firstTaken({ options }: Schema, input: unknown, path: string, problems: Problem[]): unknown {
  const own = options.filter(({ type }) => type === typeof input);
  for (const option of own.length > 0 ? own : options) {
    const found: Problem[] = [];
    const repaired = repair(option, input, path, found);
    if (repaired === BAD) continue;
    problems.push(...found);
    return repaired;
  }
  return BAD;
}

/** Whether an object came as the only entry of a list, or as an empty list (PHP). valibot would accept the list as the object. */
function isListed(schema: v.GenericSchema, input: unknown): boolean {
  const { wrapped, entries } = schema as Partial<Parts>;
  if (wrapped) return isNone(wrapped, input) || isListed(wrapped, input);
  if (!entries || typeof input !== 'object' || input === null) return false;
  if (Array.isArray(input)) return input.length === 1;
  return Object.entries(entries).some(([key, part]) => isListed(part, input[key as never]));
}

const isNone = (schema: v.GenericSchema, input: unknown) =>
  'entries' in schema && Array.isArray(input) && input.length === 0;

function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
