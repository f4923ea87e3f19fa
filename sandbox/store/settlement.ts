import type { Database } from '../database/database';
import type { Db } from '../database/db';
import { Confirmations } from './confirmations';
import { Ledger } from './ledger';
import { Transactions, isOpen, type Transaction } from './transactions';

/** A transaction ended: tell its player. */
export type OnSettled = (transaction: Transaction) => void;

/** Ends transactions from outside a request: the provider's pages and the operator. Told once, after the commit. */
export class Settlement {
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
    private readonly onSettled: OnSettled,
  ) {}

  /** @returns null when there is no such transaction; one that has ended comes back unchanged. */
  async settle(id: string, status: 'processed' | 'mistaked', reason: string): Promise<Transaction | null> {
    this.clearTimer(id);
    const result = await this.database.db.transaction(async (tx: Db) => {
      const transactions = new Transactions(tx, this.now);
      return (await transactions.find(id)) && transactions.settle(id, status, reason);
    });
    if (result?.changed) this.onSettled(result.transaction);
    return result?.transaction ?? null;
  }

  /** Approves after `seconds`, also when the gateway is started again in between. */
  async delay(id: string, seconds: number): Promise<Transaction | null> {
    const transactions = this.transactions();
    const found = await transactions.find(id);
    if (!found || !isOpen(found)) return found;
    const transaction = await transactions.approveAt(id, this.now() + seconds * 1000);
    this.arm(transaction);
    return transaction;
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

  async resumeDelayed(): Promise<void> {
    for (const transaction of await this.transactions().findDelayed()) this.arm(transaction);
  }

  transactions(): Transactions {
    return new Transactions(this.database.db, this.now);
  }

  ledger(): Ledger {
    return new Ledger(this.database.db);
  }

  dispose(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private arm({ id, approveAt }: Transaction): void {
    this.clearTimer(id);
    const approve = () =>
      this.settle(id, 'processed', 'approved after a delay').catch((error: unknown) =>
        console.error(`Delayed approval of ${id} failed`, error),
      );
    this.timers.set(id, setTimeout(approve, Math.max(0, (approveAt ?? 0) - this.now())));
  }

  private clearTimer(id: string): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }
}
