/**
 * PGlite in memory. Creating a cluster takes seconds, loading a cluster's files half a second. So the first start
 * stores the files of its still empty cluster in the cache folder, and tests that start many sandboxes don't wait.
 */
import { PGlite } from '@electric-sql/pglite';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

export async function openMemoryPglite(): Promise<PGlite> {
  const template = await templateFile();
  const files = await readFile(template).catch(() => null);
  if (files) return PGlite.create({ loadDataDir: new Blob([new Uint8Array(files)]) });
  const fresh = await PGlite.create();
  const dump = await fresh.dumpDataDir('none');
  await keep(template, Buffer.from(await dump.arrayBuffer()));
  return fresh;
}

/** The file name contains the version, because a cluster's files fit only the version that made them. */
async function templateFile(): Promise<string> {
  const manifest = await readFile(join(MODULES, '@electric-sql/pglite/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return join(MODULES, '.cache/sandbox', `pglite-${version}.tar`);
}

/**
 * Written under another name and renamed, so that no process reads half a file. A folder that can't be written only
 * costs the cache.
 */
async function keep(file: string, content: Buffer): Promise<void> {
  const partial = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(partial, content);
    await rename(partial, file);
  } catch (error) {
    console.warn(`The database template was not kept: ${(error as Error).message}`);
  }
}
