/**
 * Applies migrations/*.sql in the order of their names, each once. `--> statement-breakpoint` separates the statements.
 */
import { sql } from 'drizzle-orm';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Db } from './db';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Runs in one transaction and under a database lock, so that two gateways that start together migrate once. */
export async function migrate(db: Db): Promise<void> {
  const names = (await readdir(fileURLToPath(FOLDER))).filter((name) => name.endsWith('.sql')).sort();
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(420042)`);
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS applied_migrations (
      name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`);
    const applied = (await tx.execute(sql`SELECT name FROM applied_migrations`)) as unknown as {
      rows: { name: string }[];
    };
    const done = new Set(applied.rows.map((row) => row.name));
    for (const name of names.filter((each) => !done.has(each))) {
      const text = await readFile(fileURLToPath(new URL(name, FOLDER)), 'utf8');
      for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
      await tx.execute(sql`INSERT INTO applied_migrations (name) VALUES (${name})`);
    }
  });
}
