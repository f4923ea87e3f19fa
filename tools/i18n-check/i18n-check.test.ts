import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { packSettings } from '../../sandbox/packs';
import { checkPack, readEnglish, type English } from './check-pack';
import { packTemplate } from './template';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'packs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ENGLISH: English = new Map([
  [
    'core',
    new Map([
      ['title', 'Deposit'],
      ['pay', 'Pay {{amount}}'],
      ['more_one', '{{count}} more'],
      ['more_other', '{{count}} more'],
    ]),
  ],
  ['pix', new Map([['name', 'Pix']])],
]);

function check(pack: unknown, name = 'tr') {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, typeof pack === 'string' ? pack : JSON.stringify(pack));
  return checkPack(file, name, ENGLISH);
}

describe('a pack', () => {
  it('that is whole has nothing to tell', () => {
    const core = { title: 'Yatır', pay: '{{amount}} öde', more_one: '{{count}} tane', more_other: '{{count}} tane' };
    const { errors, warnings, counts } = check({ core, pix: { name: 'Pix' } });
    expect([errors, warnings]).toEqual([[], []]);
    expect(counts[0]).toEqual({ namespace: 'core', texts: 4, missing: 0, inEnglish: 0, wrong: 0 });
  });

  it('may be partial: what is missing or left in English is a warning', () => {
    const { errors, warnings } = check({ core: { title: 'Deposit', more_other: '{{count}} tane' } });
    expect(errors).toEqual([]);
    expect(warnings).toEqual([
      'core pay: missing, English stands in',
      'core more_one: missing, _other stands in',
      'core title: is the English text',
      'pix name: missing, English stands in',
    ]);
  });

  it('may begin with a byte order mark', () => {
    expect(check('\uFEFF{"core": {"title": "Yatır"}}').errors).toEqual([]);
  });

  it('in another script has one warning for a text that was left in English', () => {
    const { warnings } = check({ core: { title: 'Deposit', pay: '{{amount}} Πληρωμή now' } }, 'el');
    expect(warnings.filter((one) => /title|pay/.test(one))).toEqual([
      'core title: is the English text',
      'core pay: has “now”, which is not Grek',
    ]);
  });

  it.each([
    [{ core: { pay: 'Öde' } }, 'core pay: other placeholders or tags than English, “Pay {{amount}}”'],
    [{ core: { pay: '{{sum}} öde' } }, 'core pay: other placeholders or tags than English, “Pay {{amount}}”'],
    [{ core: { titel: 'Yatır' } }, 'core titel: no such text, perhaps title'],
    [{ cor: {} }, 'cor: no such part, perhaps core'],
    [{ core: { title: ' ' } }, 'core title: empty'],
    [{ core: { title: 5 } }, 'core title: no text'],
    ['[]', 'the file is no JSON object'],
  ])('%j is wrong: %s', (pack, said) => {
    expect(check(pack).errors).toContain(said);
  });

  it('has a file that is called by a language', () => {
    expect(check({}, 'turkish').errors[0]).toContain('turkish is no language');
    expect(check({}, 'mx').errors).toEqual([]);
  });
});

describe('a template', () => {
  it('has each English text, all plural classes of the language, and what was translated already', () => {
    expect(packTemplate('ar', ENGLISH, { core: { title: 'الإيداع' } })).toEqual({
      core: {
        title: 'الإيداع',
        pay: 'Pay {{amount}}',
        ...Object.fromEntries(
          ['zero', 'one', 'two', 'few', 'many', 'other'].map((name) => [`more_${name}`, '{{count}} more']),
        ),
      },
      pix: { name: 'Pix' },
    });
  });
});

/** Words that are the same in English, or are written in its letters; more of them in one file would be untranslated. */
const MOST_ALIKE = 14;

it.each(Object.entries(packSettings(ROOT)))('%s is complete, and has English’s placeholders', (language, file) => {
  const { errors, warnings, counts } = checkPack(join(ROOT, file), language, readEnglish(ROOT));
  expect(errors).toEqual([]);
  expect(warnings.length).toBeLessThan(MOST_ALIKE);
  expect(counts.every(({ missing }) => missing === 0)).toBe(true);
  expect(existsSync(join(ROOT, `languages/glossary/${language}.md`))).toBe(true);
});
