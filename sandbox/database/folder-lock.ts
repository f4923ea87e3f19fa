/**
 * Holds a folder for one process. Two PGlite processes on one folder lose writes without a word, so the lock is not
 * optional. A lock file beside the folder names the holder; one left by a dead process is taken over.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder: string, holder: number) {
    super(
      `The database folder ${folder} is in use by process ${holder}. ` +
        `Stop that process, or give this one another folder (--data-dir) or a database (--database-url).`,
    );
  }
}

/** Two sandboxes inside one process have the same process id, so the file alone can't part them. */
const heldHere = new Set<string>();

/** @returns the unlock function. @throws FolderInUseError */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  if (heldHere.has(file)) throw new FolderInUseError(folder, process.pid);
  const own = describe(process.pid);
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      removeIfStale(file, folder);
    }
  }
  heldHere.add(file);
  return () => {
    heldHere.delete(file);
    rmSync(file, { force: true });
  };
}

function removeIfStale(file: string, folder: string): void {
  const content = readOrEmpty(file);
  const holder = Number(content.split(' ')[0]);
  if (isAlive(holder, content)) throw new FolderInUseError(folder, holder);
  // Only one of several can move the stale file away; one that moved a newer lock instead puts it back.
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readOrEmpty(aside) !== content) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

function isAlive(pid: number, content: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // A number that was given to another process since (containers start at 1 again) has another start time.
  return describe(pid) === content;
}

/** `{pid} {start time}`; the start time in kernel ticks where there is /proc, 0 elsewhere. */
function describe(pid: number): string {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  return `${pid} ${started}`;
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
