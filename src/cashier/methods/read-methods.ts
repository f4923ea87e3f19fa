/** Reads the gateway's list method by method, so that a bad one does not take the others with it. */
import * as v from 'valibot';
import { PaymentMethod } from '../../contract/method';
import { ContractError, parse, parseOrThrow, type Parsed } from '../../contract/parse';

/** A bad icon list costs the icon, not the method. */
const ListedMethod = v.object({
  ...PaymentMethod.entries,
  iconIds: v.fallback(PaymentMethod.entries.iconIds, () => []),
});

export interface ReadMethods {
  methods: PaymentMethod[];
  /** For monitoring: methods that were left out, and empty or invalid icon lists (spec 8). */
  problems: ContractError[];
}

/** What earlier pages of the list have brought. */
interface Before {
  methods: readonly PaymentMethod[];
  /** Those that were left out included. */
  entryCount: number;
}

/** Entries that have been read: the first list and the application read the same answer. */
const alreadyRead = new WeakMap<object, PaymentMethod>();

function readEach(
  list: unknown,
  what: string,
  firstIndex: number,
): { values: PaymentMethod[]; errors: ContractError[] } {
  const entries = parseOrThrow(v.array(v.unknown()), list, what);
  const values: PaymentMethod[] = [];
  const errors: ContractError[] = [];
  for (const [index, entry] of entries.entries()) {
    const before = typeof entry === 'object' && entry !== null ? alreadyRead.get(entry) : undefined;
    const parsed: Parsed<PaymentMethod> = before
      ? { ok: true, value: before }
      : parse(ListedMethod, entry, `${what}[${firstIndex + index}]`);
    if (!parsed.ok) errors.push(parsed.error);
    else {
      values.push(parsed.value);
      alreadyRead.set(entry as object, parsed.value);
    }
  }
  return { values, errors };
}

/**
 * `what` names the call in the errors. Of a further page of the same list: only what is new. Throws a ContractError when
 * the list is no list.
 */
export function readMethods(list: unknown, what: string, before: Before = { methods: [], entryCount: 0 }): ReadMethods {
  const { values, errors } = readEach(list, what, before.entryCount);
  const problems = [...errors];
  const known = new Set(before.methods.map(({ name }) => name));
  const methods = new Map<string, PaymentMethod>();
  for (const method of values) {
    // Names are what the player's choice and the create request go by: a second method of one name can't be told apart.
    if (known.has(method.name) || methods.has(method.name))
      problems.push(problem(what, method.name, 'is listed twice'));
    else methods.set(method.name, method);
  }
  for (const { name, iconIds } of methods.values()) {
    if (!iconIds.some((id) => id !== '')) problems.push(problem(what, `${name}.iconIds`, 'is empty or invalid'));
  }
  return { methods: [...methods.values()], problems };
}

function problem(what: string, path: string, reason: string): ContractError {
  return new ContractError(what, [{ path, reason }]);
}
