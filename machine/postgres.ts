/**
 * Finds PostgreSQL for tests: the system's, or the one that POSTGRES_BIN names. As a command it prints its folder; in
 * CI it also installs it.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canInstall } from './apt';
import { isMain } from './is-main.mjs';

const DEBIAN = '/usr/lib/postgresql';
const hasAll = (folder: string) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name)));

/** Folder that contains `initdb` and `pg_ctl`, or undefined. Throws when POSTGRES_BIN names a folder without them. */
export function findPostgres(): string | undefined {
  const { POSTGRES_BIN, PATH = '' } = process.env;
  if (POSTGRES_BIN && !hasAll(POSTGRES_BIN))
    throw new Error(`POSTGRES_BIN is ${POSTGRES_BIN}, but initdb and pg_ctl are not there.`);
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...PATH.split(':')];
  return POSTGRES_BIN || folders.find(hasAll);
}

if (isMain(import.meta.url)) {
  try {
    // Only CI installs a database server: a developer's machine should not get one unasked.
    const mayInstall = process.env.CI === 'true' && canInstall();
    const path = findPostgres() ?? (mayInstall && aptInstall('postgresql') ? findPostgres() : undefined);
    if (!path) throw new Error('PostgreSQL is missing: apt-get install postgresql, or set POSTGRES_BIN.');
    console.log(path);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
