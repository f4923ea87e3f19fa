import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/db';
import { users } from '../database/schema';
import { userIdOf } from './user-id';

export interface UserRow {
  id: string;
  name: string;
  /** Lower-case ISO 3166-1 alpha-2 code. */
  country: string;
  currency: string;
  profile: Record<string, string>;
  /** When the profile was found complete enough for withdrawals. */
  preparedAt: Date | null;
}

export const DEFAULT_COUNTRY = 'ru';
export const DEFAULT_CURRENCY = 'RUB';

export class Users {
  constructor(private readonly db: Db) {}

  /** Creates the player on the first visit; later updates country and currency when a request names them. */
  async visit(token: string, seen: { country?: string | undefined; currency?: string | undefined }): Promise<UserRow> {
    const id = userIdOf(token);
    const named = {
      ...(seen.country ? { country: seen.country.toLowerCase() } : {}),
      ...(seen.currency ? { currency: seen.currency.toUpperCase() } : {}),
    };
    const insert = this.db.insert(users).values({
      id,
      name: /^demo-(.{1,40})$/.exec(token)?.[1] ?? 'Player',
      country: DEFAULT_COUNTRY,
      currency: DEFAULT_CURRENCY,
      ...named,
    });
    // Setting the id to itself makes the statement return the existing row even when the request named nothing.
    const [row] = await insert.onConflictDoUpdate({ target: users.id, set: { id, ...named } }).returning();
    return row!;
  }

  async find(id: string): Promise<UserRow | null> {
    const [row] = await this.db.select().from(users).where(eq(users.id, id));
    return row ?? null;
  }

  /**
   * Locks the player's row until the surrounding database transaction ends, so that two withdrawals can't both spend
   * one balance. NO KEY, because the key of each request references this row: with a full lock two requests would wait
   * for each other.
   */
  async lock(id: string): Promise<void> {
    await this.db.execute(sql`SELECT 1 FROM users WHERE id = ${id} FOR NO KEY UPDATE`);
  }

  async setPrepared(id: string, time: number): Promise<void> {
    await this.db
      .update(users)
      .set({ preparedAt: new Date(time) })
      .where(eq(users.id, id));
  }

  async updateProfile(id: string, values: Record<string, string>): Promise<UserRow> {
    const [row] = await this.db
      .update(users)
      .set({ profile: sql`${users.profile} || ${JSON.stringify(values)}::jsonb` })
      .where(eq(users.id, id))
      .returning();
    return row!;
  }
}
