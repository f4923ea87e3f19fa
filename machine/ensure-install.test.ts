import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ensureInstall, nodeProblem } from './ensure-install.mjs';
import { withTree } from '../tools/check/temp-tree';

const MODULE = fileURLToPath(new URL('./ensure-install.mjs', import.meta.url));

describe('Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0'])('%s is new enough', (version) => expect(nodeProblem(version)).toBeNull());
  it.each(['20.18.3', '18.20.0'])('%s is too old, and the message says so', (version) => {
    expect(nodeProblem(version)).toContain('needs Node 20.19');
    expect(nodeProblem(version)).toContain(version);
  });
});

describe('ensureInstall', () => {
  it('installs once, and again when the lock file changes', async () => {
    await withTree({ 'package-lock.json': '{}' }, (root) => {
      let installs = 0;
      const install = () => void (installs += 1);
      ensureInstall(root, install);
      ensureInstall(root, install);
      expect(installs).toBe(1);
      writeFileSync(join(root, 'package-lock.json'), '{"name":"other"}');
      ensureInstall(root, install);
      expect(installs).toBe(2);
      expect(existsSync(join(root, '.install.lock'))).toBe(false);
    });
  });

  it('does not believe in an installation that failed, and frees the lock', async () => {
    await withTree({ 'package-lock.json': '{}' }, (root) => {
      const fail = () => {
        throw new Error('no network');
      };
      expect(() => ensureInstall(root, fail)).toThrow('no network');
      let installs = 0;
      ensureInstall(root, () => void (installs += 1));
      expect(installs).toBe(1);
    });
  });

  it('takes over the lock of a process that has died', async () => {
    const dead = await deadProcessId();
    await withTree({ 'package-lock.json': '{}', '.install.lock': String(dead) }, (root) => {
      let installs = 0;
      ensureInstall(root, () => void (installs += 1));
      expect(installs).toBe(1);
      expect(existsSync(join(root, '.install.lock'))).toBe(false);
    });
  });

  it('keeps four processes apart, so that one of them installs', async () => {
    const program = `
      import { appendFileSync } from 'node:fs';
      import { ensureInstall } from ${JSON.stringify(MODULE)};
      ensureInstall(process.cwd(), () => {
        appendFileSync('log', 'begin ');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
        appendFileSync('log', 'end ');
      });`;
    await withTree({ 'package-lock.json': '{}', 'program.mjs': program }, async (root) => {
      const codes = await Promise.all([1, 2, 3, 4].map(() => exitOf(['program.mjs'], root)));
      expect(codes).toEqual([0, 0, 0, 0]);
      expect(readFileSync(join(root, 'log'), 'utf8')).toBe('begin end ');
    });
  });
});

function exitOf(args: string[], cwd: string): Promise<number | null> {
  return new Promise((resolve) => spawn(process.execPath, args, { cwd, stdio: 'ignore' }).on('exit', resolve));
}

function deadProcessId(): Promise<number | undefined> {
  const child = spawn(process.execPath, ['-e', '']);
  return new Promise((resolve) => child.on('exit', () => resolve(child.pid)));
}
