import { ContractError } from '../../contract/parse';
import type { Monitoring } from './monitoring';

/** Bounds the memory: a broken gateway may send any number of different keys. */
const MOST_KINDS = 200;

const reported = new WeakMap<Pick<Monitoring, 'error'>, Set<string>>();

/**
 * Reports to monitoring what could not be read of a message. Each kind of problem is reported once, however many
 * entries and messages have it.
 */
export function reportWireProblem(monitoring: Pick<Monitoring, 'error'>, { what, problems }: ContractError): void {
  const kinds = reported.get(monitoring) ?? new Set();
  reported.set(monitoring, kinds);
  const unreported = problems.filter(({ path, reason }) => {
    const kind = `${withoutIndexes(what)} ${withoutIndexes(path)} ${reason}`;
    if (kinds.has(kind) || kinds.size >= MOST_KINDS) return false;
    kinds.add(kind);
    return true;
  });
  if (unreported.length > 0) monitoring.error(new ContractError(what, unreported));
}

const withoutIndexes = (text: string) => text.replace(/\[\d+\]|(?<=^|\.)\d+(?=\.|$)/g, '*');
