/** One interface to both databases: PGlite in a folder (or in memory), or any PostgreSQL by address. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import pg from 'pg';
import type { Db } from './db';
import { lockFolder } from './folder-lock';
import { openMemoryPglite } from './memory-pglite';
import { migrate } from './migrate';

export interface Database {
  db: Db;
  /** Text for the start-up message; without the password. */
  label: string;
  /** PostgreSQL's connection pool; undefined for PGlite, which a single process uses. */
  pool?: pg.Pool;
  close(): Promise<void>;
}

export const IN_MEMORY = 'memory://';

/**
 * @throws FolderInUseError when another live process uses the folder, or whatever the driver throws when it can't connect
 */
export async function openDatabase(options: { databaseUrl?: string | undefined; dataDir: string }): Promise<Database> {
  const database = options.databaseUrl ? openPostgres(options.databaseUrl) : await openPglite(options.dataDir);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * Milliseconds. The connections of a killed process close, and PostgreSQL rolls back at once. A machine that vanishes
 * closes nothing: without these limits its row locks would block repeated creates for hours.
 */
export const CONNECTION_LIMITS = {
  idle_in_transaction_session_timeout: 10_000,
  lock_timeout: 20_000,
  statement_timeout: 30_000,
};

function openPostgres(databaseUrl: string): Database {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, ...CONNECTION_LIMITS });
  // A connection that the server closes must not end this process; the next query opens a new one. The pool reports
  // only idle connections, so connections in use need a listener of their own; their query is rejected as well.
  const onLost = (error: Error) => console.error(`Database connection lost: ${error.message}`);
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  const { host, pathname } = new URL(databaseUrl);
  const label = `PostgreSQL ${host}${pathname}`;
  return { db: drizzlePg(pool) as unknown as Db, label, pool, close: () => pool.end() };
}

async function openPglite(dataDir: string): Promise<Database> {
  if (dataDir === IN_MEMORY) {
    const memory = await openMemoryPglite();
    return { db: drizzlePglite(memory) as unknown as Db, label: 'PGlite in memory', close: () => memory.close() };
  }
  const folder = resolve(dataDir);
  await mkdir(dirname(folder), { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const client = await PGlite.create(folder);
    const close = async () => {
      await client.close();
      unlock();
    };
    return { db: drizzlePglite(client) as unknown as Db, label: `PGlite in ${folder}`, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
