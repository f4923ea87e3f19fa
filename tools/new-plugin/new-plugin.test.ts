/** `npm run new:plugin` as an author runs it: which input it rejects, and that the generated plugin passes every check. */
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleTree } from '../check-plugin/sample-tree.fixture';
import { readChoices, refuseKeptFlags, type Answers } from './choices';
import { makePlugin } from './make-plugin';
import { fillTemplate } from './template';

/** Milliseconds; all checks of a plugin with cold caches, on a busy machine. */
const BUSY_MS = 240_000;

const taken = {
  ids: ['pix'],
  shellIds: ['shell'],
  replies: new Map([['walletCode', 'crypto']]),
  displayTypes: new Map([
    [6, 'pix'],
    [100, 'boleto'],
  ]),
};

function node(cwd: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { text: stdout + stderr, status };
}

describe('what an author types', () => {
  it.each([
    [
      { id: 'Cash Voucher' },
      '"Cash Voucher" is no plugin id: write small letters, digits and hyphens, as in cash-voucher.',
    ],
    [{ id: 'pix' }, 'plugins/pix is there already: choose another id, or remove the folder.'],
    [{ id: 'class' }, '"class" is a word of JavaScript: choose another id, as class-payments.'],
    [{ id: 'shell' }, '"shell" is a part of the cashier itself: choose another id, as shell-payments.'],
    [{ id: 'wallet-code' }, `A reply with "walletCode" is crypto's already: choose another id`],
    [{ id: 'a', flow: 'payout' }, '--flow payout is not known: use deposit, withdrawal, both.'],
    [{ id: 'a', kind: 'qr' }, '--kind qr is not known: use redirect, code-page, form-only.'],
    [{ id: 'a', designs: 'legacy' }, '--designs must name current:'],
    [
      { id: 'a', flow: 'withdrawal', kind: 'redirect' },
      "A withdrawal ends on the shell's own pages: use --kind form-only",
    ],
    [{ id: 'a', 'display-type': '6' }, "Display type 6 is pix's: leave --display-type out to get a free one."],
  ] satisfies [Answers, string][])('%j is refused', (answers, sentence) => {
    expect(() => readChoices(answers, taken)).toThrow(sentence);
  });

  it('is refused where npm has kept the flags', () => {
    const typed = { npm_config_flow: 'true', npm_config_display_type: '200' };
    expect(() => refuseKeptFlags(typed, 'boleto')).toThrow(
      'npm has kept --flow … --display-type … for itself: write npm run new:plugin -- boleto --flow … --display-type …',
    );
    expect(() => refuseKeptFlags({ npm_config_yes: 'true' })).not.toThrow();
  });

  it('is told what there is to type', () => {
    const told = node('.', 'tools/new-plugin/main.ts', '--help');
    expect(told).toMatchObject({ status: 0, text: expect.stringContaining('--kind redirect|code-page|form-only') });
  });

  it('is completed: a name for the tile, and a display type that nobody claims', () => {
    expect(readChoices({ id: 'cash-voucher' }, taken)).toMatchObject({ name: 'Cash voucher', displayType: 101 });
  });
});

describe('a template', () => {
  const fill = (text: string) => fillTemplate(text, new Set(['legacy']), { id: 'voucher' });
  it('keeps what is for this plugin', () => {
    expect(fill('<<if legacy>>\na __id__\n<<unless legacy>>\nb\n<<end>>\n<<end>>\n<<if deposit>>\nc\n<<end>>')).toBe(
      'a voucher',
    );
  });
  it.each(['<<if legacy>>', '<<end>>', '__name__'])('is refused with %s', (text) => expect(() => fill(text)).toThrow());
});

it('writes what both designs show once', async () => {
  const files = await makePlugin(readChoices({ id: 'voucher', flow: 'both' }, taken));
  const screens = [...files.keys()].filter((path) => path.endsWith('-screen.tsx'));
  expect(screens.filter((path) => path.split('/').length !== 2)).toEqual([]);
  expect([...files.values()].filter((text) => /<<|__[a-z]+__/i.test(text))).toEqual([]);
});

it('writes a journey that expires when the simulator’s code does', async () => {
  const files = await makePlugin(readChoices({ id: 'voucher' }, taken));
  expect(files.get('journeys.fixture.ts')).toContain('expiresAfter: LIFE_MS + 5000');
});

describe('in a tree of its own', () => {
  it(
    'makes a plugin with flags alone, which passes check:plugin: types, lint, format, contract and tests',
    async () => {
      const tree = await sampleTree({ id: 'other' });
      try {
        const made = node(
          tree.root,
          resolve('tools/new-plugin/main.ts'),
          'voucher',
          '--flow',
          'both',
          '--name',
          'Voucher',
        );
        expect(made).toMatchObject({ status: 0, text: expect.stringContaining('plugins/voucher is there') });
        expect(readFileSync(join(tree.root, 'plugins/voucher/plugin.ts'), 'utf8')).toContain('DISPLAY_TYPE = 101');
        for (const name of ['tools', '.oxlintrc.json', '.oxfmtrc.json'])
          symlinkSync(resolve(name), join(tree.root, name));
        const checked = node(tree.root, 'tools/check-plugin/main.ts', 'voucher');
        expect(checked.text).toContain('plugins/voucher is in order');
        expect(checked.status).toBe(0);
      } finally {
        tree.dispose();
      }
    },
    BUSY_MS,
  );
});
