import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { OutgoingMessage, LoadedPayload } from '../../src/contract/host';
import { Settings } from '../../src/contract/settings';
import { listFiles } from '../files.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const PAGES = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/README.md',
  ...listFiles('.', ['docs']).filter((file) => file.endsWith('.md')),
];

/** Paths that do not exist here because the reader creates them while following a page. */
const MADE = new Set(['tests/replay/local', 'plugins/cash-code/']);

/** The table rows whose first cell holds keys in backticks. */
function rows(text: string): { keys: string[]; second: string }[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim());
      return { keys: [...first.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''), second };
    });
}

/** What a page gives as proof: `file.test.ts` “title”, “another title of the same file”. */
function testsNamedIn(text: string): { file: string; title: string }[] {
  const named = text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,?\s+“[^”]+”)+)/g);
  return [...named].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title: title.replace(/\s+/g, ' ') })),
  );
}

/** All settings by path (`captcha.v2SiteKey`), each with the schema's default. */
function settingDefaults(): Record<string, unknown> {
  const nested = new Set(['support', 'captcha', 'monitoring', 'brandFont']);
  const defaults = v.parse(Settings, {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(Settings.entries).flatMap((key): [string, unknown][] =>
      nested.has(key)
        ? Object.entries(defaults[key] as object).map(([child, value]) => [`${key}.${child}`, value])
        : [[key, defaults[key]]],
    ),
  );
}

describe('docs/settings.md', () => {
  it('has every setting, no other, and the true defaults', () => {
    const documented = rows(read('docs/settings.md')).map(({ keys, second }) => [keys[0], second]);
    const actual = Object.entries(settingDefaults()).map(([key, value]) => [
      key,
      value === undefined ? 'none' : `\`${JSON.stringify(value)}\``,
    ]);
    expect(documented).toEqual(actual);
  });
});

describe('docs/embedding.md', () => {
  const keys = new Set(rows(read('docs/embedding.md')).flatMap((row) => row.keys));

  it('has every key of the host data', () => {
    expect(Object.keys(LoadedPayload.entries).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('has every message of the cashier', () => {
    const messages = OutgoingMessage.options.map((option) => option.entries.messageType.literal);
    expect(messages.filter((name) => !keys.has(name))).toEqual([]);
  });
});

describe('all pages', () => {
  it.each(PAGES)('%s names npm scripts that exist', (page) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(page).matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(PAGES)('%s names files that exist', (page) => {
    const named = [...read(page).matchAll(/`((?:src|plugins|tools|tests|sandbox|machine|bench)\/[\w./-]+)`/g)];
    const missing = named.map(([, file = '']) => file).filter((file) => !existsSync(file) && !MADE.has(file));
    expect(missing).toEqual([]);
  });

  it.each(PAGES)('%s names tests that exist', (page) => {
    const missing = testsNamedIn(read(page)).filter(({ file, title }) => !read(file).includes(title));
    expect(missing).toEqual([]);
  });

  it.each(PAGES)('%s links to pages that exist', (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+\.md)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
  });
});
