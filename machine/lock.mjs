/** A lock between processes: a file with the holder's process id. Built-ins only. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const POLL_MS = 200;

/**
 * Runs `work` while holding the lock. Waits for a living holder, takes over from a dead one.
 * @template T
 * @param {string} file
 * @param {() => T} work
 * @returns {T}
 */
export function withLock(file, work) {
  let told = false;
  while (!acquire(file)) {
    const holder = holderOf(file);
    if (holder !== null && !isAlive(holder)) takeOver(file, holder);
    else {
      if (!told && holder !== null) console.error(`Waiting for process ${holder}, which holds ${file} …`);
      told = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
    }
  }
  try {
    return work();
  } finally {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  }
}

/** A link is made at once and whole, so nobody ever reads a lock without its process id. @param {string} file */
function acquire(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
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

/** @param {string} file @returns {number | null} null when the lock is gone */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Two may see the same dead holder; the slower one must not move the quicker one's new lock away for good. */
function takeOver(/** @type {string} */ file, /** @type {number} */ deadHolder) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (holderOf(aside) !== deadHolder) linkSync(aside, file);
  } catch {
    // Another process was quicker; the next round sees its lock.
  }
  rmSync(aside, { force: true });
}
