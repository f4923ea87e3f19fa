import type { Database } from '../database/database';
import type { Db } from '../database/db';
import { forEach } from '../poller';
import { Confirmations } from './confirmations';
import { Ledger } from './ledger';
import { Transactions, isOpen, type Transaction } from './transactions';

/** A transaction ended: tell its player. */
export type OnSettled = (transaction: Transaction) => void;

/** Ends transactions from outside a request: the provider's pages and the operator. Told once, after the commit. */
export class Settlement {
  constructor(
    private readonly database: Database,
    private readonly now: () => number,
    private readonly onSettled: OnSettled,
  ) {}

  /** @returns null when there is no such transaction; one that has ended comes back unchanged. */
  async settle(id: string, status: 'processed' | 'mistaked', reason: string): Promise<Transaction | null> {
    const result = await this.database.db.transaction(async (tx: Db) => {
      const transactions = new Transactions(tx, this.now);
      return (await transactions.find(id)) && transactions.settle(id, status, reason);
    });
    if (result?.changed) this.onSettled(result.transaction);
    return result?.transaction ?? null;
  }

  /** Approves after `seconds`; whichever process is there then does it. */
  async delay(id: string, seconds: number): Promise<Transaction | null> {
    return this.database.db.transaction(async (tx: Db) => {
      const transactions = new Transactions(tx, this.now);
      const found = await transactions.findLocked(id);
      if (!found || !isOpen(found)) return found;
      return transactions.approveAt(id, this.now() + seconds * 1000);
    });
  }

  /** Approves what is due. To be called again and again, by every process. */
  async approveDue(): Promise<void> {
    await forEach(await this.transactions().findDelayed(), async ({ id }) => {
      const ended = await this.database.db.transaction(async (tx: Db) => {
        const transactions = new Transactions(tx, this.now);
        const found = await transactions.findLocked(id);
        // The operator may have put it off meanwhile, at another process.
        if (!found || !isOpen(found) || found.approveAt === null || found.approveAt > this.now()) return null;
        return transactions.settle(id, 'processed', 'approved after a delay');
      });
      if (ended?.changed) this.onSettled(ended.transaction);
    });
  }

  /** A withdrawal leaves for the bank; its player can't take it back any more. */
  async send(id: string): Promise<Transaction | null> {
    return this.database.db.transaction(async (tx: Db) => {
      const transactions = new Transactions(tx, this.now);
      return (await transactions.findLocked(id)) && transactions.send(id);
    });
  }

  /** Confirmation codes that players have yet to type, by transaction. */
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
