/** Ended transactions whose players are not yet notified. Stored with the end, so that any process can announce it. */
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../database/db';
import { transactions } from '../database/schema';
import { toTransaction, type Transaction } from './transaction';

/** The most transactions that a process takes in one poll. */
const AT_ONCE = 100;

export class Announcements {
  constructor(private readonly db: Db) {}

  /** Those that ended before `time`, oldest first. */
  async findLeft(time: number): Promise<Transaction[]> {
    const left = and(eq(transactions.isAnnounced, false), lt(transactions.endedAt, new Date(time)));
    const query = this.db.select().from(transactions).where(left).orderBy(asc(transactions.endedAt));
    return (await query.limit(AT_ONCE)).map(toTransaction);
  }

  /**
   * Marks the transaction as announced; notify the player in the same database transaction.
   * @returns null when it was announced before
   */
  async take(id: string): Promise<Transaction | null> {
    const left = and(eq(transactions.id, id), eq(transactions.isAnnounced, false));
    const [row] = await this.db.update(transactions).set({ isAnnounced: true }).where(left).returning();
    return row ? toTransaction(row) : null;
  }
}
