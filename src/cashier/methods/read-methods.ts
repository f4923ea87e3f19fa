/** Parses the gateway's list method by method, so that one invalid method does not cost the others. */
import * as v from 'valibot';
import type { Read } from '../../contract/lenient';
import { PaymentMethod } from '../../contract/method';
import { ContractError, parseOrThrow, type Schema } from '../../contract/parse';

export interface ReadMethods {
  methods: PaymentMethod[];
  /** For monitoring: methods and keys that were left out, and empty or invalid icon lists (spec 8). */
  problems: ContractError[];
}

/** What the earlier pages of the list contained. */
interface Before {
  methods: readonly PaymentMethod[];
  /** Number of entries, including those that were left out. */
  entryCount: number;
}

export type MethodReader = (schema: Schema<PaymentMethod>, value: unknown, what: string) => Read<PaymentMethod>;

/** Parsed entries, kept because the first list and the application parse the same response. */
const alreadyRead = new WeakMap<object, Read<PaymentMethod>>();

function readEach(
  list: unknown,
  what: string,
  read: MethodReader,
  firstIndex: number,
): { values: PaymentMethod[]; problems: ContractError[] } {
  const entries = parseOrThrow(v.array(v.unknown()), list, what);
  const values: PaymentMethod[] = [];
  const problems: ContractError[] = [];
  for (const [index, entry] of entries.entries()) {
    const before = typeof entry === 'object' && entry !== null ? alreadyRead.get(entry) : undefined;
    const method = before ?? read(PaymentMethod, entry, `${what}[${firstIndex + index}]`);
    const problem = method.ok ? method.problem : method.error;
    if (problem) problems.push(problem);
    if (!method.ok) continue;
    const value = before ? method.value : withIcons(method.value);
    values.push(value);
    alreadyRead.set(entry as object, { ...method, value });
  }
  return { values, problems };
}

/**
 * `what` names the call in the errors. For a further page of the same list, returns only its new methods. Throws a
 * ContractError when `list` is not an array.
 */
export function readMethods(
  list: unknown,
  what: string,
  read: MethodReader,
  before: Before = { methods: [], entryCount: 0 },
): ReadMethods {
  const { values, problems } = readEach(list, what, read, before.entryCount);
  const known = new Set(before.methods.map(keyOf));
  const methods: PaymentMethod[] = [];
  for (const method of values) {
    // Choices identify a method by name and category, so a second method with the same ones could not be distinguished.
    if (known.has(keyOf(method))) problems.push(problem(what, method.name, 'is listed twice'));
    else methods.push(method);
    known.add(keyOf(method));
  }
  for (const { name, iconIds } of methods) {
    if (iconIds.length === 0) problems.push(problem(what, `${name}.iconIds`, 'is empty or invalid'));
  }
  return { methods, problems };
}

/** Drops empty icon ids, so that no request is made for them. */
const withIcons = (method: PaymentMethod) => ({ ...method, iconIds: method.iconIds.filter((id) => id.trim() !== '') });

const keyOf = ({ name, category }: PaymentMethod) => JSON.stringify([name, category]);

function problem(what: string, path: string, reason: string): ContractError {
  return new ContractError(what, [{ path, reason }]);
}
