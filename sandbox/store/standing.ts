/** What blocks or limits a player's payments: locks, limits, and methods that are down. */
import Big from 'big.js';
import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { MethodState } from '../../src/contract/method';
import { Flow } from '../../src/contract/primitives';
import type { Forfeit, LimitPeriod, Lock, PlayerLimit } from '../../src/contract/standing';
import type { Db } from '../database/db';
import { methodStates, playerForfeits, playerLimits, playerLocks, transactions } from '../database/schema';
import { SANDBOX_PLUGIN } from './transactions';
import { nextPeriod, periodStart } from './periods';

/** Milliseconds until a player's own higher limit takes effect. */
export const RAISE_AFTER_MS = 24 * 3_600_000;

export class PlayerStanding {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
    private readonly userId: string,
  ) {}

  /** The locks that have not ended. */
  async locks(): Promise<Lock[]> {
    const rows = await this.db.select().from(playerLocks).where(eq(playerLocks.userId, this.userId));
    return rows
      .filter(({ until }) => !until || until.getTime() > this.now())
      .map(({ flow, reason, until, text, action }) => ({
        flow,
        reason,
        ...(until && { until: until.toISOString() }),
        ...(text && { text }),
        ...(action && { action }),
      }));
  }

  async lockOf(flow: Flow): Promise<Lock | undefined> {
    return (await this.locks()).find((lock) => lock.flow === flow);
  }

  /** Replaces all locks. */
  async setLocks(locks: readonly Lock[]): Promise<void> {
    await this.db.delete(playerLocks).where(eq(playerLocks.userId, this.userId));
    for (const lock of locks)
      for (const flow of lock.flow ? [lock.flow] : Flow.options) await this.addLock({ ...lock, flow });
  }

  async addLock({ flow, reason, until, text, action }: Lock & { flow: Flow }): Promise<void> {
    const values = { until: until ? new Date(until) : null, text: text ?? null, action: action ?? null };
    await this.db
      .insert(playerLocks)
      .values({ userId: this.userId, flow, reason, ...values })
      .onConflictDoUpdate({ target: [playerLocks.userId, playerLocks.flow, playerLocks.reason], set: values });
  }

  /** The limits, with the sum paid in since the period began: open deposits count, refused ones do not. */
  async limits(currency: string): Promise<PlayerLimit[]> {
    const rows = await this.db.select().from(playerLimits).where(eq(playerLimits.userId, this.userId));
    const limits: PlayerLimit[] = [];
    for (const { period, max, nextMax, effectiveAt } of rows) {
      const isRaised = nextMax !== null && effectiveAt !== null && effectiveAt.getTime() <= this.now();
      limits.push({
        kind: 'deposit',
        period,
        max: Number(isRaised ? nextMax : max),
        used: await this.used(period, currency),
        resetsAt: new Date(nextPeriod(period, this.now())).toISOString(),
        ...(nextMax !== null && effectiveAt && !isRaised
          ? { next: { max: Number(nextMax), effectiveAt: effectiveAt.toISOString() } }
          : {}),
      });
    }
    return limits.sort((a, b) => PERIODS.indexOf(a.period) - PERIODS.indexOf(b.period));
  }

  /**
   * A lower limit takes effect at once, a higher one after RAISE_AFTER_MS. `atOnce`: without delay, for the operator.
   */
  async setLimit(period: LimitPeriod, max: number, currency: string, { atOnce } = { atOnce: false }): Promise<void> {
    const current = (await this.limits(currency)).find((limit) => limit.period === period);
    const isRaise = !atOnce && current !== undefined && new Big(max).gt(current.max);
    const values = isRaise
      ? { max: String(current.max), nextMax: String(max), effectiveAt: new Date(this.now() + RAISE_AFTER_MS) }
      : { max: String(max), nextMax: null, effectiveAt: null };
    await this.db
      .insert(playerLimits)
      .values({ userId: this.userId, period, ...values })
      .onConflictDoUpdate({ target: [playerLimits.userId, playerLimits.period], set: values });
  }

  async clearLimits(): Promise<void> {
    await this.db.delete(playerLimits).where(eq(playerLimits.userId, this.userId));
  }

  async forfeit(): Promise<Forfeit | undefined> {
    const [row] = await this.db.select().from(playerForfeits).where(eq(playerForfeits.userId, this.userId));
    return row?.forfeit;
  }

  /** Null: a withdrawal forfeits nothing. */
  async setForfeit(forfeit: Forfeit | null): Promise<void> {
    await this.db.delete(playerForfeits).where(eq(playerForfeits.userId, this.userId));
    if (forfeit) await this.db.insert(playerForfeits).values({ userId: this.userId, forfeit });
  }

  /** States by method name; a state set for this player overrides one for everyone. */
  async states(flow: Flow): Promise<ReadonlyMap<string, MethodState>> {
    const mine = or(eq(methodStates.userId, this.userId), eq(methodStates.userId, ''));
    const ofFlow = or(eq(methodStates.flow, flow), eq(methodStates.flow, ''));
    const rows = await this.db.select().from(methodStates).where(and(mine, ofFlow)).orderBy(methodStates.userId);
    return new Map(rows.map(({ name, state }) => [name, state]));
  }

  /** States of both flows, in the shape of pushes. */
  async allStates(): Promise<{ name: string; flow?: Flow; state: MethodState }[]> {
    const mine = or(eq(methodStates.userId, this.userId), eq(methodStates.userId, ''));
    const rows = await this.db.select().from(methodStates).where(mine).orderBy(methodStates.userId);
    return rows.map(({ name, flow, state }) => ({ name, ...(flow && { flow }), state }));
  }

  async setState(name: string, flow: Flow | '', state: MethodState): Promise<void> {
    await this.db
      .insert(methodStates)
      .values({ userId: this.userId, flow, name, state })
      .onConflictDoUpdate({ target: [methodStates.userId, methodStates.flow, methodStates.name], set: { state } });
  }

  private async used(period: LimitPeriod, currency: string): Promise<number> {
    const [row] = await this.db
      .select({ sum: sql<string>`coalesce(sum(${transactions.amount}), 0)::text` })
      .from(transactions)
      .where(
        and(
          eq(transactions.userId, this.userId),
          eq(transactions.flow, 'deposit'),
          eq(transactions.currency, currency),
          ne(transactions.pluginId, SANDBOX_PLUGIN),
          inArray(transactions.status, ['waiting', 'accepted', 'processed']),
          gte(transactions.createdAt, new Date(periodStart(period, this.now()))),
        ),
      );
    return new Big(row?.sum ?? 0).toNumber();
  }
}

const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];
