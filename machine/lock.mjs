/** A lock between processes: a file that names the process that holds it. Uses only Node's built-ins. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const POLL_MS = 200;

/** Locks held by this process. Two holders in one process share a process id, so the file alone cannot tell them apart. */
const heldHere = new Set();

/**
 * Takes the lock if it is free or its holder is dead.
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
 * Runs `work` while holding the lock. Blocks until a living holder releases it.
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

/**
 * Creates the lock as a hard link: that is atomic, so no process ever reads a lock without its process id.
 * @param {string} file
 */
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

/** @param {number} pid @param {string} content of the lock file that names this process */
function isAlive(pid, content) {
  // Our own id in the file is that of an earlier process, for example in a container that was restarted.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process is alive but belongs to another user.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  // When the id has since been given to another process, the start time differs.
  return describe(pid) === content;
}

/** Returns `{pid} {start time}`: the start time in kernel ticks where /proc exists, 0 elsewhere. @param {number} pid */
function describe(pid) {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  return `${pid} ${started}`;
}

/**
 * Removes a dead holder's lock. Two processes may see the same dead holder, so the slower one puts a lock back that is
 * already new.
 */
function moveAway(/** @type {string} */ file, /** @type {string} */ content) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readOrEmpty(aside) !== content) linkSync(aside, file);
  } catch {
    // Another process was quicker; the caller's loop then sees its lock.
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
