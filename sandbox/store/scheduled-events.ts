import { eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../database/db';
import { scheduledEvents } from '../database/schema';

export interface ScheduledEvent {
  id: number;
  transactionId: string;
  event: string;
  /** Milliseconds since the epoch. */
  dueAt: number;
}

/** The most events that a process takes in one poll. */
const AT_ONCE = 100;

/** Planned events of simulated providers. Works on a connection or inside a database transaction. */
export class ScheduledEvents {
  constructor(private readonly db: Db) {}

  async insert(fresh: Omit<ScheduledEvent, 'id'>): Promise<ScheduledEvent> {
    const values = { ...fresh, dueAt: new Date(fresh.dueAt) };
    const [row] = await this.db.insert(scheduledEvents).values(values).returning();
    return toEvent(row!);
  }

  /** Removes the event; null when another process on this database has taken it or is about to. */
  async take(id: number): Promise<ScheduledEvent | null> {
    const free = this.db
      .select({ id: scheduledEvents.id })
      .from(scheduledEvents)
      .where(eq(scheduledEvents.id, id))
      .for('update', { skipLocked: true });
    const [row] = await this.db.delete(scheduledEvents).where(inArray(scheduledEvents.id, free)).returning();
    return row ? toEvent(row) : null;
  }

  async postpone(id: number, time: number): Promise<void> {
    await this.db
      .update(scheduledEvents)
      .set({ dueAt: new Date(time) })
      .where(eq(scheduledEvents.id, id));
  }

  /** Events due at `time`, longest overdue first. */
  async listDue(time: number): Promise<ScheduledEvent[]> {
    const query = this.db.select().from(scheduledEvents);
    const due = query.where(lte(scheduledEvents.dueAt, new Date(time))).orderBy(scheduledEvents.dueAt);
    return (await due.limit(AT_ONCE)).map(toEvent);
  }
}

const toEvent = (row: typeof scheduledEvents.$inferSelect): ScheduledEvent => ({ ...row, dueAt: row.dueAt.getTime() });
