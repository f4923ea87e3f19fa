import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onlyPlugin } from './one-plugin.mjs';
import { chooseSteps, partFor, type Step } from './test-steps.mjs';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root });
const write = (file: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${Math.random()}`);
};
const commit = (file: string) => {
  write(file);
  git('add', '-A');
  git('commit', '-qm', file);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'one-plugin-'));
  git('init', '-qb', 'main');
  commit('src/main.ts');
  commit('plugins/other/plugin.ts');
  git('checkout', '-qb', 'change');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the one plugin that was changed', () => {
  it('is found in commits, in what is not committed, and in new files', () => {
    commit('plugins/pix/flow.ts');
    expect(onlyPlugin(root)).toBe('pix');
    git('reset', '-q', '--soft', 'main');
    expect(onlyPlugin(root)).toBe('pix');
    git('reset', '-q');
    expect(onlyPlugin(root)).toBe('pix');
  });

  it.each(['.changeset/quick-code.md', 'docs/contract.openapi.json', 'tests/pictures/plugins-pix-code-dark.png'])(
    'may have %s beside it',
    (file) => {
      commit('plugins/pix/flow.ts');
      commit(file);
      expect(onlyPlugin(root)).toBe('pix');
    },
  );

  it('is the one although main has gone on', () => {
    commit('plugins/pix/flow.ts');
    git('checkout', '-q', 'main');
    commit('src/main.ts');
    git('checkout', '-q', 'change');
    expect(onlyPlugin(root)).toBe('pix');
  });

  it.each(['src/main.ts', 'plugins/other/plugin.ts', 'plugins/README.md', 'package.json'])(
    'is none with %s',
    (file) => {
      commit('plugins/pix/flow.ts');
      write(file);
      expect(onlyPlugin(root)).toBeUndefined();
    },
  );

  it('is none when nothing was changed, a file has left for it, or main is not known', () => {
    expect(onlyPlugin(root)).toBeUndefined();
    mkdirSync(join(root, 'plugins/pix'), { recursive: true });
    git('mv', 'src/main.ts', 'plugins/pix/flow.ts');
    git('commit', '-qm', 'moved');
    expect(onlyPlugin(root)).toBeUndefined();
    git('reset', '-q', '--hard', 'main');
    git('branch', '-D', 'main');
    commit('plugins/pix/flow.ts');
    expect(onlyPlugin(root)).toBeUndefined();
  });

  it('has its part of the slow steps, and the others are whole', () => {
    const whole = chooseSteps(undefined);
    const steps = whole.map((step) => partFor(step, 'pix'));
    const text = ({ command, which = [] }: Step) => [...command, ...which].join(' ');
    const changed = steps.filter((step, at) => text(step) !== text(whole[at]!)).map((step) => [step.name, text(step)]);
    expect(Object.fromEntries(changed)).toEqual({
      stories: expect.stringMatching(/ plugins\/pix\/$/),
      unit: expect.stringMatching(/ plugins\/pix\/$/),
      sandbox: expect.stringContaining('sandbox/catalogue/'),
      flows: expect.stringContaining('@flow:(pix|start)'),
    });
  });
});
