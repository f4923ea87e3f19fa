/** Small trees of files for the tests of tools. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes `files` (path to text) into a new folder, gives it to `work` and removes it. */
export async function withTree<T>(files: Record<string, string>, work: (root: string) => T | Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'cashier-tree-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
