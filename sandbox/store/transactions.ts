import { and, desc, eq, ilike, inArray, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { SimulatedTransaction } from '../../src/contract/simulator';
import type { Flow, TransactionStatus } from '../../src/contract/primitives';
import type { Db } from '../database/db';
import { transactions } from '../database/schema';
import Big from 'big.js';
import { declineOfNote, type KeptDecline } from './decline';
import { InsufficientFundsError, Ledger, plain } from './ledger';
import { OPEN, toTransaction, type Transaction } from './transaction';
import { Users } from './users';

/** Plugin id of the opening balance that the sandbox gives; the player's history leaves it out. */
export const SANDBOX_PLUGIN = 'sandbox';

export type NewTransaction = Omit<SimulatedTransaction, 'createdAt'> & { userId: string };

export interface TransactionFilter {
  status?: TransactionStatus | undefined;
  flow?: Flow | undefined;
  userId?: string | undefined;
  /** A part of the id, of the method's name or of the id of the create. */
  text?: string | undefined;
  limit?: number | undefined;
}

export interface HistoryFilter {
  before?: string | null | undefined;
  limit: number;
  flow?: Flow | null | undefined;
  status?: readonly TransactionStatus[] | null | undefined;
}

/** The most transactions that a process takes in one poll. */
const AT_ONCE = 100;

/** Works on a connection or inside a database transaction; methods that move money must be called inside one. */
export class Transactions {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  /** Inserts a transaction; a withdrawal reserves its amount at once. @throws InsufficientFundsError */
  async insert(fresh: NewTransaction): Promise<Transaction> {
    if (fresh.flow === 'withdrawal') await this.requireFunds(fresh);
    const values = { ...fresh, amount: plain(fresh.amount), createdAt: new Date(this.now()) };
    const [row] = await this.db.insert(transactions).values(values).returning();
    if (fresh.flow === 'withdrawal') await this.post('reserve', toTransaction(row!));
    return toTransaction(row!);
  }

  async find(id: string): Promise<Transaction | null> {
    const [row] = await this.db.select().from(transactions).where(eq(transactions.id, id));
    return row ? toTransaction(row) : null;
  }

  /** Newest first. */
  async list(filter: TransactionFilter): Promise<Transaction[]> {
    const like = filter.text ? `%${filter.text.replace(/[\\%_]/g, '\\$&')}%` : undefined;
    const conditions: (SQL | undefined)[] = [
      filter.status ? eq(transactions.status, filter.status) : undefined,
      filter.flow ? eq(transactions.flow, filter.flow) : undefined,
      filter.userId ? eq(transactions.userId, filter.userId) : undefined,
      like
        ? or(ilike(transactions.id, like), ilike(transactions.methodName, like), ilike(transactions.clientKey, like))
        : undefined,
    ];
    const query = this.db
      .select()
      .from(transactions)
      .where(and(...conditions));
    const rows = await query.orderBy(desc(transactions.seq)).limit(filter.limit ?? 100);
    return rows.map(toTransaction);
  }

  /**
   * The player's own transactions, newest first: up to `limit` that precede the transaction `before`, each with its
   * stored answer. `flow` and `status` filter.
   */
  async history(userId: string, { before, limit, flow, status }: HistoryFilter) {
    const last = before
      ? await this.db
          .select()
          .from(transactions)
          .where(and(eq(transactions.id, before), eq(transactions.userId, userId)))
      : [];
    if (before && !last[0]) return [];
    const older = last[0] && lt(transactions.seq, last[0].seq);
    const ofFlow = flow ? eq(transactions.flow, flow) : undefined;
    const inState = status ? inArray(transactions.status, [...status]) : undefined;
    const query = this.db
      .select()
      .from(transactions)
      .where(and(eq(transactions.userId, userId), ne(transactions.pluginId, SANDBOX_PLUGIN), older, ofFlow, inState));
    const rows = await query.orderBy(desc(transactions.seq)).limit(limit);
    return rows.map((row) => ({ ...toTransaction(row), reply: row.reply }));
  }

  /** Locks the row until the surrounding database transaction ends, so that nothing changes between reading and deciding. */
  async findLocked(id: string): Promise<Transaction | null> {
    await this.db.execute(sql`SELECT 1 FROM transactions WHERE id = ${id} FOR NO KEY UPDATE`);
    return this.find(id);
  }

  async findReply(id: string): Promise<Record<string, unknown> | null> {
    const [row] = await this.db.select().from(transactions).where(eq(transactions.id, id));
    return row?.reply ?? null;
  }

  /** Adds a deposit's progress to what its kept answer says, for a player who comes back. */
  async keepProgress(id: string, progress: object): Promise<void> {
    const reply = await this.findReply(id);
    const { apiResponse } = (reply ?? {}) as { apiResponse?: { data?: object | null } | null };
    if (!apiResponse?.data) return;
    const isPart = (part: unknown) => typeof part === 'object' && part !== null && !Array.isArray(part);
    const parts = Object.entries(apiResponse.data as Record<string, unknown>).map(
      ([key, part]) => [key, isPart(part) ? { ...(part as object), ...progress } : part] as const,
    );
    const told = { ...reply, apiResponse: { ...apiResponse, data: Object.fromEntries(parts) } };
    await this.db.update(transactions).set({ reply: told }).where(eq(transactions.id, id));
  }

  async findOpen(userId: string, methodName: string): Promise<Transaction[]> {
    const mine = and(eq(transactions.userId, userId), eq(transactions.methodName, methodName));
    const query = this.db
      .select()
      .from(transactions)
      .where(and(mine, inArray(transactions.status, OPEN)));
    return (await query.orderBy(desc(transactions.seq))).map(toTransaction);
  }

  /** Open transactions whose delayed approval is due, longest overdue first. */
  async findDelayed(): Promise<Transaction[]> {
    const due = and(lte(transactions.approveAt, new Date(this.now())), inArray(transactions.status, OPEN));
    const query = this.db.select().from(transactions).where(due).orderBy(transactions.approveAt);
    return (await query.limit(AT_ONCE)).map(toTransaction);
  }

  async update(id: string, state: Record<string, unknown>): Promise<Transaction> {
    return this.set(id, { state });
  }

  /** `destination`: shortened. `reply`: the answer to a deposit's create. */
  async keep(
    id: string,
    values: Partial<
      Pick<typeof transactions.$inferInsert, 'destination' | 'reply' | 'clientKey' | 'accountId' | 'saveAccount'>
    >,
  ): Promise<Transaction> {
    return this.set(id, values);
  }

  /** Called when the player has confirmed the withdrawal: it proceeds. */
  async accept(id: string): Promise<Transaction> {
    return this.set(id, { status: 'accepted' });
  }

  /** Marks the money as sent; an ended transaction stays unchanged. */
  async send(id: string): Promise<Transaction | null> {
    const open = and(eq(transactions.id, id), inArray(transactions.status, OPEN));
    await this.db
      .update(transactions)
      .set({ sentAt: new Date(this.now()) })
      .where(open);
    return this.find(id);
  }

  async approveAt(id: string, time: number): Promise<Transaction> {
    return this.set(id, { approveAt: new Date(time) });
  }

  /** Ends the transaction once, with its postings. `changed` is false when it had ended before; then nothing was written. */
  async settle(
    id: string,
    status: 'processed' | 'mistaked',
    reason: string | null,
    decline: KeptDecline = declineOfNote(reason),
  ): Promise<{ transaction: Transaction; changed: boolean }> {
    const stillOpen = and(eq(transactions.id, id), inArray(transactions.status, OPEN));
    const why = status === 'mistaked' ? { decline: { ...decline, next: [] } } : {};
    // True from the start for the opening balance: no player waits for it.
    const isAnnounced = sql<boolean>`${transactions.pluginId} = ${SANDBOX_PLUGIN}`;
    const ending = { status, reason, endedAt: new Date(this.now()), approveAt: null, isAnnounced, ...why };
    const [row] = await this.db.update(transactions).set(ending).where(stillOpen).returning();
    if (!row) {
      const ended = await this.find(id);
      if (!ended) throw new Error(`No transaction ${id}`);
      return { transaction: ended, changed: false };
    }
    const transaction = toTransaction(row);
    if (transaction.flow === 'withdrawal') await this.post(status === 'processed' ? 'payout' : 'release', transaction);
    else if (status === 'processed') await this.post('deposit', transaction);
    return { transaction, changed: true };
  }

  private async set(id: string, values: Partial<typeof transactions.$inferInsert>): Promise<Transaction> {
    const [row] = await this.db.update(transactions).set(values).where(eq(transactions.id, id)).returning();
    if (!row) throw new Error(`No transaction ${id}`);
    return toTransaction(row);
  }

  private post(posting: Parameters<Ledger['post']>[0], { id, ...rest }: Transaction): Promise<void> {
    return new Ledger(this.db).post(posting, { transactionId: id, ...rest });
  }

  private async requireFunds({ userId, currency, amount }: NewTransaction): Promise<void> {
    await new Users(this.db).lock(userId);
    const balance = await new Ledger(this.db).balance(userId, currency);
    if (new Big(balance).lt(amount)) throw new InsufficientFundsError('The balance is lower than the amount');
  }
}
