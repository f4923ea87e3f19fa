import type { Lock } from '../../contract/standing';

/** After these no other payment is offered: the player has asked for quiet, or the account is no more. */
const QUIET: readonly string[] = ['self_excluded', 'account_closed'];

export const isQuiet = ({ reason }: Pick<Lock, 'reason'>): boolean => QUIET.includes(reason);

/** The one of several locks that the player must know: a quiet one, else the one that ends last. */
export function bindingLock(locks: readonly Lock[]): Lock | undefined {
  const weight = (lock: Lock) => Number(isQuiet(lock)) * 2 + Number(lock.until == null);
  const end = ({ until }: Lock) => (until == null ? 0 : Date.parse(until));
  return [...locks].sort((a, b) => weight(b) - weight(a) || end(b) - end(a))[0];
}
