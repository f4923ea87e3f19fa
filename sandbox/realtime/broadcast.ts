/** Sends pushes to the sockets of a room, in whichever process on the database they are. */
import { createAdapter } from '@socket.io/postgres-adapter';
import { sql } from 'drizzle-orm';
import { MessageType, type ClusterMessage } from 'socket.io-adapter';
import type pg from 'pg';
import type { Server } from 'socket.io';
import type { Database } from '../database/database';
import type { Db } from '../database/db';
import type { RealtimeEdge } from './edge';
import type { Push } from './effects';

/**
 * Sender id in `NOTIFY` messages, as the adapter's own emitter has it: every process takes them for another process's.
 */
const EMITTER = 'emitter';
/** The adapter's channel for the namespace `/`. */
const CHANNEL = 'socket.io#/';
const EVENT_PACKET = 2;
/** Bytes; PostgreSQL allows fewer than 8,000. */
const NOTIFY_LIMIT = 7_500;

interface Message {
  room: string;
  event: string;
  data: unknown;
}

export class Broadcast {
  private readonly isShared: boolean;
  private isClosed = false;

  constructor(
    private readonly io: Server,
    { pool }: Database,
    private readonly edge: RealtimeEdge,
  ) {
    this.isShared = pool !== undefined;
    const errorHandler = (error: Error) => console.error(`Push to other processes failed: ${error.message}`);
    if (pool) io.adapter(createAdapter(this.listening(pool), { errorHandler }));
  }

  close(): void {
    this.isClosed = true;
  }

  now(push: Push): void {
    this.throughEdge(push, (message) => this.emit(message));
  }

  /**
   * Sends the pushes when the transaction commits: PostgreSQL delivers a notification with the commit, so that the pushes
   * of a process that dies reach all processes or none.
   * @returns sends the remaining pushes; call it after the commit
   */
  async within(tx: Db, pushes: readonly Push[]): Promise<() => void> {
    const left: Message[] = [];
    let take: (message: Message) => void = (message) => left.push(message);
    // An edge that delays a push sends it long after the commit, and then directly.
    for (const push of pushes) this.throughEdge(push, (message) => take(message));
    take = (message) => this.emit(message);
    for (const message of this.isShared ? left.splice(0) : []) {
      const payload = JSON.stringify(clusterMessage(message));
      if (Buffer.byteLength(payload) > NOTIFY_LIMIT) left.push(message);
      else await tx.execute(sql`SELECT pg_notify(${CHANNEL}, ${payload})`);
    }
    return () => left.forEach((message) => this.emit(message));
  }

  /**
   * A pool for the adapter, which never releases a lost connection and would use up the pool in time. When closed while
   * connecting, it also reconnects for ever, so from then on it gets no connection.
   */
  private listening(pool: pg.Pool): pg.Pool {
    const connect = async () => {
      if (this.isClosed) return new Promise<never>(() => {});
      const client = await pool.connect();
      client.once('end', () => client.release(true));
      return client;
    };
    return { connect, query: pool.query.bind(pool) } as unknown as pg.Pool;
  }

  private throughEdge({ userId, event, data }: Push, send: (message: Message) => void): void {
    const sent = { userId, event, data: timed(data) } as Push;
    this.edge.push(sent, (altered, room = userId) => send({ room, event: altered.event, data: altered.data }));
  }

  private emit({ room, event, data }: Message): void {
    this.io.to(room).emit(event, data);
  }
}

/**
 * The message format that the adapter reads. Its types are public, but its emitter lacks this version's field `nsp`.
 */
function clusterMessage({ room, event, data }: Message): ClusterMessage {
  const packet = { type: EVENT_PACKET, data: [event, data], nsp: '/' };
  const opts = { rooms: [room], except: [], flags: {} };
  return { uid: EMITTER, nsp: '/', type: MessageType.BROADCAST, data: { packet, opts } };
}

/** Adds the gateway's time, which every push and every reply carries (contract 5). */
export const timed = (data: object, now = Date.now()) => ({ ...data, time: now });
