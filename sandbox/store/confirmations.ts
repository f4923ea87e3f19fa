import { eq, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Db } from '../database/db';
import { confirmations } from '../database/schema';

/** Times of a confirmation code, in milliseconds; tests shorten them. */
export interface ConfirmationTimes {
  /** How long a code is valid. */
  expiresInMs: number;
  /** How long until the player may ask for another code. */
  resendInMs: number;
}
export const CONFIRMATION_TIMES: ConfirmationTimes = { expiresInMs: 10 * 60_000, resendInMs: 30_000 };

/** The number of wrong codes that ends the withdrawal. */
export const MAX_WRONG_TRIES = 5;

export type Confirmation = typeof confirmations.$inferSelect;

/** Six-digit codes that players get by e-mail. The operator's desk shows them; they are never logged. */
export class Confirmations {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  /** Creates a code. It invalidates an earlier one but keeps the count of wrong tries: a new code allows no more guesses. */
  async begin(transactionId: string, { expiresInMs, resendInMs }: ConfirmationTimes): Promise<Confirmation> {
    const fresh = {
      code: String(randomInt(1_000_000)).padStart(6, '0'),
      expiresAt: new Date(this.now() + expiresInMs),
      resendAt: new Date(this.now() + resendInMs),
    };
    const insert = this.db.insert(confirmations).values({ transactionId, ...fresh });
    const [row] = await insert.onConflictDoUpdate({ target: confirmations.transactionId, set: fresh }).returning();
    return row!;
  }

  async find(transactionId: string): Promise<Confirmation | null> {
    const [row] = await this.db.select().from(confirmations).where(eq(confirmations.transactionId, transactionId));
    return row ?? null;
  }

  /** Codes that no player has confirmed, by transaction. */
  async waiting(): Promise<Map<string, string>> {
    const rows = await this.db.select().from(confirmations);
    return new Map(rows.filter((row) => !row.confirmedAt).map((row) => [row.transactionId, row.code]));
  }

  /** @returns the number of wrong codes so far */
  async addWrongTry(transactionId: string): Promise<number> {
    const [row] = await this.db
      .update(confirmations)
      .set({ wrongTries: sql`${confirmations.wrongTries} + 1` })
      .where(eq(confirmations.transactionId, transactionId))
      .returning();
    return row!.wrongTries;
  }

  async confirm(transactionId: string): Promise<void> {
    await this.db
      .update(confirmations)
      .set({ confirmedAt: new Date(this.now()) })
      .where(eq(confirmations.transactionId, transactionId));
  }
}
