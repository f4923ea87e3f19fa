import { eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { scheduledEvents } from '../database/schema';

export interface ScheduledEvent {
  id: number;
  transactionId: string;
  event: string;
  /** Milliseconds since the epoch. */
  dueAt: number;
}

/** What simulated providers will do by themselves. Works on a connection or inside a database transaction. */
export class ScheduledEvents {
  constructor(private readonly db: Db) {}

  async insert(fresh: Omit<ScheduledEvent, 'id'>): Promise<ScheduledEvent> {
    const values = { ...fresh, dueAt: new Date(fresh.dueAt) };
    const [row] = await this.db.insert(scheduledEvents).values(values).returning();
    return toEvent(row!);
  }

  /** Takes it out; null when another gateway on this database was first. */
  async take(id: number): Promise<ScheduledEvent | null> {
    const [row] = await this.db.delete(scheduledEvents).where(eq(scheduledEvents.id, id)).returning();
    return row ? toEvent(row) : null;
  }

  async list(): Promise<ScheduledEvent[]> {
    return (await this.db.select().from(scheduledEvents)).map(toEvent);
  }
}

const toEvent = (row: typeof scheduledEvents.$inferSelect): ScheduledEvent => ({ ...row, dueAt: row.dueAt.getTime() });
