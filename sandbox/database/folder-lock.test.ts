import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock';

const root = mkdtempSync(join(tmpdir(), 'folder-lock-'));
afterAll(() => rmSync(root, { recursive: true }));
let count = 0;
const newFolder = () => join(root, `db-${++count}`);

it('holds the folder until it is let go, also against this process itself', () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  unlock();
  expect(existsSync(`${folder}.lock`)).toBe(false);
  lockFolder(folder)();
});

it('names the live process that holds it, and leaves its lock alone', () => {
  const folder = newFolder();
  const parent = process.ppid;
  const stat = existsSync(`/proc/${parent}/stat`) ? readFileSync(`/proc/${parent}/stat`, 'utf8') : '';
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  writeFileSync(`${folder}.lock`, `${parent} ${started}`);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${parent}`);
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(`${parent} ${started}`);
});

it.each([
  ['of a dead process', () => `${spawnSync('true').pid} 0`],
  ['whose number another process has now', () => `${process.ppid} 1`],
  ['that is empty', () => ''],
  ['that is nonsense', () => 'nonsense'],
])('takes over a lock %s', (_, content) => {
  const folder = newFolder();
  writeFileSync(`${folder}.lock`, content());
  const unlock = lockFolder(folder);
  expect(readFileSync(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock();
});
