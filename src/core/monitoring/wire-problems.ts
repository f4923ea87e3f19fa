import { ContractError } from '../../contract/parse';
import type { Monitoring } from './monitoring';

/** Keys may be anything that a gateway sends: a broken one must not fill the memory. */
const MOST_KINDS = 200;

const told = new WeakMap<Pick<Monitoring, 'error'>, Set<string>>();

/** Tells monitoring what could not be read of a message: each kind once, however many entries and messages have it. */
export function reportWireProblem(monitoring: Pick<Monitoring, 'error'>, { what, problems }: ContractError): void {
  const kinds = told.get(monitoring) ?? new Set();
  told.set(monitoring, kinds);
  const fresh = problems.filter(({ path, reason }) => {
    const kind = `${withoutIndexes(what)} ${withoutIndexes(path)} ${reason}`;
    if (kinds.has(kind) || kinds.size >= MOST_KINDS) return false;
    kinds.add(kind);
    return true;
  });
  if (fresh.length > 0) monitoring.error(new ContractError(what, fresh));
}

const withoutIndexes = (text: string) => text.replace(/\[\d+\]|(?<=^|\.)\d+(?=\.|$)/g, '*');
