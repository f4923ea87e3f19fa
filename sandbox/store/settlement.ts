import type { Database } from '../database/database';
import type { Db } from '../database/db';
import { forEach } from '../poller';
import { Confirmations } from './confirmations';
import { Ledger } from './ledger';
import { isOpen, type Transaction } from './transaction';
import { Transactions } from './transactions';

/** Called when a transaction has ended, to notify its player. */
export type OnSettled = (transaction: Transaction) => void;

/** Ends transactions outside of a request: for the provider's pages and the operator. Calls `onSettled` once, after the commit. */
export class Settlement {
  constructor(
    private readonly database: Database,
    private readonly now: () => number,
    private readonly onSettled: OnSettled,
  ) {}

  /** @returns null when there is no such transaction; an ended one is returned unchanged */
  async settle(id: string, status: 'processed' | 'mistaked', reason: string): Promise<Transaction | null> {
    const result = await this.database.db.transaction(async (tx: Db) => {
      const transactions = new Transactions(tx, this.now);
      return (await transactions.find(id)) && transactions.settle(id, status, reason);
    });
    if (result?.changed) this.onSettled(result.transaction);
    return result?.transaction ?? null;
  }

  /** Plans an approval in `seconds`; any process may carry it out. */
  async delay(id: string, seconds: number): Promise<Transaction | null> {
    return this.database.db.transaction(async (tx: Db) => {
      const transactions = new Transactions(tx, this.now);
      const found = await transactions.findLocked(id);
      if (!found || !isOpen(found)) return found;
      return transactions.approveAt(id, this.now() + seconds * 1000);
    });
  }

  /** Approves transactions whose delay is over. Every process calls this repeatedly. */
  async approveDue(): Promise<void> {
    await forEach(await this.transactions().findDelayed(), async ({ id }) => {
      const ended = await this.database.db.transaction(async (tx: Db) => {
        const transactions = new Transactions(tx, this.now);
        const found = await transactions.findLocked(id);
        // The operator may have postponed it meanwhile, in another process.
        if (!found || !isOpen(found) || found.approveAt === null || found.approveAt > this.now()) return null;
        return transactions.settle(id, 'processed', 'approved after a delay');
      });
      if (ended?.changed) this.onSettled(ended.transaction);
    });
  }

  /** Sends a withdrawal to the bank; from then on its player can't cancel it. */
  async send(id: string): Promise<Transaction | null> {
    return this.database.db.transaction(async (tx: Db) => {
      const transactions = new Transactions(tx, this.now);
      return (await transactions.findLocked(id)) && transactions.send(id);
    });
  }

  /** Confirmation codes that players have not typed yet, by transaction. */
  codes(): Promise<Map<string, string>> {
    return new Confirmations(this.database.db, this.now).waiting();
  }

  transactions(): Transactions {
    return new Transactions(this.database.db, this.now);
  }

  ledger(): Ledger {
    return new Ledger(this.database.db);
  }
}
