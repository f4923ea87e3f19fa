/** What the check tells an author about plugins without mistakes, and about one that does not exist. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pluginProblems } from './plugin-problems';
import { sampleTree } from './sample-tree.fixture';

describe('a plugin that is not there', () => {
  it('gets a sentence on how to make it, and one without a manifest on what it needs', async () => {
    const tree = await sampleTree();
    try {
      expect(await pluginProblems(tree.root, 'boleto')).toEqual([
        'plugins/boleto is not there. Make it: npm run new:plugin boleto',
      ]);
      mkdirSync(join(tree.root, 'plugins/boleto'));
      expect(await pluginProblems(tree.root, 'boleto')).toEqual([
        expect.stringMatching(/^plugins\/boleto\/plugin\.ts is missing: without a manifest nobody finds the plugin/),
      ]);
    } finally {
      tree.dispose();
    }
  });
});

describe('what the generator makes is in order', () => {
  it.each([
    { flow: 'deposit', kind: 'code-page' },
    { flow: 'deposit', kind: 'redirect', designs: 'current' },
    { flow: 'both', kind: 'form-only' },
    { flow: 'withdrawal' },
  ])('%j', async (answers) => {
    const tree = await sampleTree(answers);
    try {
      expect(await pluginProblems(tree.root, 'voucher')).toEqual([]);
    } finally {
      tree.dispose();
    }
  });
});

describe('what is shipped is in order', () => {
  it.each(readdirSync('plugins'))('%s', async (id) => {
    expect(await pluginProblems(process.cwd(), id)).toEqual([]);
  });
});
