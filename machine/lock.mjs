/** A lock between processes: a file that says which process holds it. Built-ins only. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const POLL_MS = 200;

/** Two holders inside one process have the same process id, so the file alone can't part them. */
const heldHere = new Set();

/**
 * Takes the lock if nobody has it, or if its holder is dead.
 * @param {string} file
 * @returns {{ unlock: () => void } | { holder: number }} `holder`: the living process that has it
 */
export function tryLock(file) {
  if (heldHere.has(file)) return { holder: process.pid };
  while (!acquire(file)) {
    const content = readOrEmpty(file);
    const holder = Number(content.split(' ')[0]);
    if (isAlive(holder, content)) return { holder };
    moveAway(file, content);
  }
  heldHere.add(file);
  const unlock = () => {
    if (heldHere.delete(file)) rmSync(file, { force: true });
  };
  return { unlock };
}

/**
 * Runs `work` while holding the lock. Waits for a living holder.
 * @template T
 * @param {string} file
 * @param {() => T} work
 * @returns {T}
 */
export function withLock(file, work) {
  let lock = tryLock(file);
  if ('holder' in lock) console.error(`Waiting for process ${lock.holder}, which holds ${file} …`);
  while ('holder' in lock) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
    lock = tryLock(file);
  }
  try {
    return work();
  } finally {
    lock.unlock();
  }
}

/** A link is made at once and whole, so nobody ever reads a lock without its process id. @param {string} file */
function acquire(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, describe(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param {number} pid @param {string} content of the lock that names it */
function isAlive(pid, content) {
  // An earlier process had our number, as in a container that was started again.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  // A number that was given to another process since has another start time.
  return describe(pid) === content;
}

/** `{pid} {start time}`; the start time in kernel ticks where there is /proc, 0 elsewhere. @param {number} pid */
function describe(pid) {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  return `${pid} ${started}`;
}

/** Two may see the same dead holder; the slower one must not move the quicker one's new lock away for good. */
function moveAway(/** @type {string} */ file, /** @type {string} */ content) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readOrEmpty(aside) !== content) linkSync(aside, file);
  } catch {
    // Another process was quicker; the next round sees its lock.
  }
  rmSync(aside, { force: true });
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
