import { and, desc, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Flow } from '../../src/contract/primitives';
import type { SavedAccount } from '../../src/contract/standing';
import type { Db } from '../database/db';
import { savedAccounts } from '../database/schema';
import { identityOf } from './same-account';

export type AccountRow = typeof savedAccounts.$inferSelect;
export type NewAccount = Pick<AccountRow, 'id' | 'flow' | 'paymentMethod' | 'label'> &
  Partial<Pick<AccountRow, 'network' | 'fields' | 'wallet'>>;

/** The saved accounts of one player; those of other players are not found. */
export class Accounts {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
    private readonly userId: string,
  ) {}

  /** Most recently used first. */
  async list(flow: Flow): Promise<AccountRow[]> {
    return this.db
      .select()
      .from(savedAccounts)
      .where(and(eq(savedAccounts.userId, this.userId), eq(savedAccounts.flow, flow)))
      .orderBy(sql`${savedAccounts.lastUsedAt} DESC NULLS LAST`, desc(savedAccounts.createdAt));
  }

  async find(id: string): Promise<AccountRow | undefined> {
    const [row] = await this.db.select().from(savedAccounts).where(this.mine(id));
    return row;
  }

  /** Saving the same account again makes no second one. */
  async save(account: NewAccount): Promise<AccountRow> {
    const createdAt = new Date(this.now());
    const { userId, flow, paymentMethod, fingerprint } = savedAccounts;
    const [row] = await this.db
      .insert(savedAccounts)
      .values({
        ...account,
        fingerprint: fingerprintOf(account),
        userId: this.userId,
        createdAt,
        lastUsedAt: createdAt,
      })
      .onConflictDoUpdate({ target: [userId, flow, paymentMethod, fingerprint], set: { lastUsedAt: createdAt } })
      .returning();
    return row!;
  }

  async touch(id: string): Promise<void> {
    await this.db
      .update(savedAccounts)
      .set({ lastUsedAt: new Date(this.now()) })
      .where(this.mine(id));
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db
      .update(savedAccounts)
      .set({ name: name.trim() || null })
      .where(this.mine(id));
  }

  /** Replaces any other default of the method. */
  async makeDefault({ id, flow, paymentMethod }: AccountRow): Promise<void> {
    const siblings = and(
      eq(savedAccounts.userId, this.userId),
      eq(savedAccounts.flow, flow),
      eq(savedAccounts.paymentMethod, paymentMethod),
    );
    await this.db.update(savedAccounts).set({ isDefault: false }).where(siblings);
    await this.db.update(savedAccounts).set({ isDefault: true }).where(this.mine(id));
  }

  async forget(id: string): Promise<void> {
    await this.db.delete(savedAccounts).where(this.mine(id));
  }

  private mine(id: string) {
    return and(eq(savedAccounts.userId, this.userId), eq(savedAccounts.id, id));
  }
}

/** A digest: the values themselves are in the row, so it needs no key. */
const fingerprintOf = (account: NewAccount): string => createHash('sha256').update(identityOf(account)).digest('hex');

/** The part of an account that the player may see. `label`: the one that tells it from the others. */
export const accountView = (row: AccountRow, label = row.label): SavedAccount => ({
  id: row.id,
  paymentMethod: row.paymentMethod,
  label,
  isDefault: row.isDefault,
  ...(row.name && { name: row.name }),
  ...(row.network && { network: row.network }),
  ...(row.lastUsedAt && { lastUsedAt: row.lastUsedAt.toISOString() }),
});
