import { and, eq } from 'drizzle-orm';
import type { ReplyEnvelope } from '../../src/contract/realtime';
import { isNoOutcome } from '../../src/contract/status';
import type { Db } from '../database/db';
import { attempts } from '../database/schema';

export type Answer = Omit<ReplyEnvelope, 'messageId'>;

export interface AttemptKey {
  userId: string;
  /** The request's UUID: the idempotency key, per player. */
  messageId: string;
  type: string;
}

/** Rolls back what was done for an answer that is no outcome. */
class NotDone extends Error {
  constructor(readonly answer: Answer) {
    super(`Status ${answer.status}`);
  }
}

/**
 * Runs `work` once per key and gives every later request the first answer. The key is stored in the same database
 * transaction as the effects of `work`: another request with the key waits at the unique index until the first commits,
 * and a gateway that dies midway leaves nothing behind. An answer that is no outcome, such as 429, is not kept: the same
 * key is worked on when it comes again.
 */
export async function once(
  db: Db,
  key: AttemptKey,
  work: (tx: Db) => Promise<Answer>,
): Promise<{ answer: Answer; isFirst: boolean }> {
  try {
    return await kept(db, key, work);
  } catch (error) {
    if (error instanceof NotDone) return { answer: error.answer, isFirst: true };
    throw error;
  }
}

function kept(db: Db, key: AttemptKey, work: (tx: Db) => Promise<Answer>) {
  return db.transaction(async (tx) => {
    const mine = and(eq(attempts.userId, key.userId), eq(attempts.messageId, key.messageId));
    const inserted = await tx.insert(attempts).values(key).onConflictDoNothing().returning();
    if (inserted.length === 0) {
      const [first] = await tx.select().from(attempts).where(mine);
      return { answer: answerOf(first!, key.type), isFirst: false };
    }
    const answer = await work(tx);
    if (isNoOutcome(answer.status)) throw new NotDone(answer);
    await tx.update(attempts).set({ reply: answer }).where(mine);
    return { answer, isFirst: true };
  });
}

function answerOf(first: { type: string; reply: Answer | null }, type: string): Answer {
  if (first.type !== type || !first.reply) {
    return { status: 409, code: 'contract.messageIdReused', message: 'This message id belongs to another request' };
  }
  return first.reply;
}
