/** Money for trying things out. It is booked as a deposit, so that the ledger shows its origin. */
import type { Db } from '../database/db';
import { SANDBOX_PLUGIN, Transactions } from './transactions';
import { Users } from './users';

/** @param amount decimal text, major units @returns false, without effect, when a gift with this id was given before */
export async function giveMoney(
  db: Db,
  now: () => number,
  gift: { id: string; userId: string; amount: string; currency: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A cashier sends two calls at once: the second waits here and then finds the first one's gift.
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
