import type { Database } from '../database/database';
import type { Db } from '../database/db';
import { keepCard } from '../realtime/account-choice';
import type { Settlement } from '../store/settlement';
import type { Acquiring } from './acquirer';

/** What the acquirer does with the sandbox's database. */
export const acquiring = (settlement: Settlement, database: Database, now: () => number): Acquiring => ({
  now,
  find: (id) => settlement.transactions().find(id),
  settle: (id, status, reason) => settlement.settle(id, status, reason),
  async keepCard(id, label) {
    const deposit = await settlement.transactions().find(id);
    if (deposit) await database.db.transaction((tx: Db) => keepCard(tx, now, deposit, label));
  },
});
