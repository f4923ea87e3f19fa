import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction of either driver. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;
