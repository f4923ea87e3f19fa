/** Locks a folder for one process: two PGlite processes on one folder lose writes silently. */
import { tryLock } from '../../machine/lock.mjs';

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder: string, holder: number) {
    super(
      `The database folder ${folder} is in use by process ${holder}. ` +
        `Stop that process, or give this one another folder (--data-dir) or a database (--database-url).`,
    );
  }
}

/** @returns a function that unlocks the folder @throws FolderInUseError */
export function lockFolder(folder: string): () => void {
  const lock = tryLock(`${folder}.lock`);
  if ('holder' in lock) throw new FolderInUseError(folder, lock.holder);
  return lock.unlock;
}
