/** Reads the gateway's list method by method, so that a bad one does not take the others with it. */
import * as v from 'valibot';
import type { Read } from '../../contract/lenient';
import { PaymentMethod } from '../../contract/method';
import { ContractError, parseOrThrow, type Schema } from '../../contract/parse';

export interface ReadMethods {
  methods: PaymentMethod[];
  /** For monitoring: methods and keys that were left out, and empty or invalid icon lists (spec 8). */
  problems: ContractError[];
}

/** What earlier pages of the list have brought. */
interface Before {
  methods: readonly PaymentMethod[];
  /** Those that were left out included. */
  entryCount: number;
}

export type MethodReader = (schema: Schema<PaymentMethod>, value: unknown, what: string) => Read<PaymentMethod>;

/** Entries that have been read: the first list and the application read the same answer. */
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
 * `what` names the call in the errors. Of a further page of the same list: only what is new. Throws a ContractError when
 * the list is no list.
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
    // What the player's choice goes by: a second method of one name and category can't be told apart.
    if (known.has(keyOf(method))) problems.push(problem(what, method.name, 'is listed twice'));
    else methods.push(method);
    known.add(keyOf(method));
  }
  for (const { name, iconIds } of methods) {
    if (iconIds.length === 0) problems.push(problem(what, `${name}.iconIds`, 'is empty or invalid'));
  }
  return { methods, problems };
}

/** An empty id is no icon: nothing is to be asked for. */
const withIcons = (method: PaymentMethod) => ({ ...method, iconIds: method.iconIds.filter((id) => id.trim() !== '') });

const keyOf = ({ name, category }: PaymentMethod) => JSON.stringify([name, category]);

function problem(what: string, path: string, reason: string): ContractError {
  return new ContractError(what, [{ path, reason }]);
}
