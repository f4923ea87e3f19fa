/** Reads the gateway's list method by method, so that a bad one does not take the others with it. */
import * as v from 'valibot';
import { PaymentMethod } from '../../contract/method';
import { ContractError, parseEach } from '../../contract/parse';

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

/** `what` names the call in the errors. Throws a ContractError when the list is no list. */
export function readMethods(list: unknown, what: string): ReadMethods {
  const { values, errors } = parseEach(ListedMethod, list, what);
  const problems = [...errors];
  const methods = new Map<string, PaymentMethod>();
  for (const method of values) {
    // Names are what the player's choice and the create request go by: a second method of one name can't be told apart.
    if (methods.has(method.name)) problems.push(problem(what, method.name, 'is listed twice'));
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
