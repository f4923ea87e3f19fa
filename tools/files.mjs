/** Files of the project, for tools that read the sources. Built-ins only. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

const NEVER = new Set([
  'node_modules',
  'dist',
  'dist-demo',
  'dist-sdk',
  'dist-conformance',
  'dist-docs',
  '.pages',
  'storybook-static',
  'dist-storybook',
  'test-results',
  '.git',
  '.sandbox',
  '.mutation',
]);

/**
 * @param {string} root
 * @param {readonly string[]} entries files and folders below `root`; missing ones are left out
 * @returns {string[]} sorted paths below `root`, with `/`
 */
export function listFiles(root, entries) {
  return entries
    .flatMap((entry) => {
      if (!existsSync(join(root, entry))) return [];
      if (!statSync(join(root, entry)).isDirectory()) return [entry];
      const names = readdirSync(join(root, entry)).filter((name) => !NEVER.has(name));
      return listFiles(
        root,
        names.map((name) => posix.join(entry, name)),
      );
    })
    .sort();
}

/** One hash of all names and contents. @param {string} root @param {readonly string[]} files */
export function hashFiles(root, files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
