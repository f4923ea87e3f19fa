/**
 * Double-entry ledger: every posting has two entries whose sum is zero, which the database checks at commit. Positive
 * is a credit. A player's balance is the sum of the account `player:{id}`.
 */
import { and, eq, sql } from 'drizzle-orm';
import Big from 'big.js';
import type { Db } from '../database/db';
import { ledgerEntries, type Posting } from '../database/schema';

export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError';
}

export interface LedgerMove {
  transactionId: string;
  userId: string;
  /** The provider has one account per plugin. */
  pluginId: string;
  /** Decimal text, in major units, above 0. */
  amount: string;
  currency: string;
}

export interface LedgerReport {
  /** False when some currency's entries do not sum to zero, which means that something is broken. */
  balanced: boolean;
  entries: number;
  accounts: { account: string; currency: string; balance: string }[];
}

/** The accounts between which a posting moves money: [from, to]. */
const ROUTES: Record<Posting, readonly ['provider' | 'player' | 'reserve', 'provider' | 'player' | 'reserve']> = {
  deposit: ['provider', 'player'],
  reserve: ['player', 'reserve'],
  release: ['reserve', 'player'],
  payout: ['reserve', 'provider'],
};

export class Ledger {
  constructor(private readonly db: Db) {}

  async post(posting: Posting, move: LedgerMove): Promise<void> {
    const owner = { provider: move.pluginId, player: move.userId, reserve: move.userId };
    const [from, to] = ROUTES[posting];
    const entry = (kind: 'provider' | 'player' | 'reserve', amount: Big) => ({
      transactionId: move.transactionId,
      posting,
      account: `${kind}:${owner[kind]}`,
      currency: move.currency,
      amount: amount.toFixed(),
    });
    const amount = new Big(move.amount);
    await this.db.insert(ledgerEntries).values([entry(from, amount.neg()), entry(to, amount)]);
  }

  /** Decimal text in major units; `0` for a currency that the player has never had. */
  async balance(userId: string, currency: string): Promise<string> {
    const [row] = await this.db
      .select({ balance: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)::text` })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.account, `player:${userId}`), eq(ledgerEntries.currency, currency)));
    return plain(row!.balance);
  }

  /** Balances in every currency for which the player has entries. */
  async balances(userId: string): Promise<Record<string, string>> {
    const rows = await this.db
      .select({ currency: ledgerEntries.currency, balance: sql<string>`sum(${ledgerEntries.amount})::text` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.account, `player:${userId}`))
      .groupBy(ledgerEntries.currency);
    return Object.fromEntries(rows.map((row) => [row.currency, plain(row.balance)]));
  }

  async report(): Promise<LedgerReport> {
    const rows = await this.db
      .select({
        account: ledgerEntries.account,
        currency: ledgerEntries.currency,
        balance: sql<string>`sum(${ledgerEntries.amount})::text`,
        entries: sql<number>`count(*)::int`,
      })
      .from(ledgerEntries)
      .groupBy(ledgerEntries.account, ledgerEntries.currency)
      .orderBy(ledgerEntries.account, ledgerEntries.currency);
    const sums = new Map<string, Big>();
    for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? new Big(0)).plus(row.balance));
    return {
      balanced: [...sums.values()].every((sum) => sum.eq(0)),
      entries: rows.reduce((total, row) => total + row.entries, 0),
      accounts: rows.map(({ account, currency, balance }) => ({ account, currency, balance: plain(balance) })),
    };
  }
}

/** Normal form of an amount, without trailing zeros or an exponent: `10.500` and `10.5` are the same. */
export const plain = (amount: string) => new Big(amount).toFixed();
