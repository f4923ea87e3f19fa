/** Money to try with. It comes as a deposit like any other, so that the ledger knows where it is from. */
import type { Db } from '../database/db';
import { SANDBOX_PLUGIN, Transactions } from './transactions';
import { Users } from './users';

/** @param amount decimal text, major units. @returns false when a gift of this id was given before; then nothing is. */
export async function giveMoney(
  db: Db,
  now: () => number,
  gift: { id: string; userId: string; amount: string; currency: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two calls of one cashier arrive at once: the second waits and finds the first's.
    await new Users(tx).lock(gift.userId);
    const transactions = new Transactions(tx, now);
    if (await transactions.find(gift.id)) return false;
    const given = {
      ...gift,
      pluginId: SANDBOX_PLUGIN,
      methodName: 'sandbox_money',
      flow: 'deposit' as const,
      state: {},
    };
    await transactions.insert({ ...given, status: 'waiting' });
    await transactions.settle(gift.id, 'processed', 'money to try with');
    return true;
  });
}
