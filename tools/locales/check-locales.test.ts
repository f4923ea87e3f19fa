import { describe, expect, it } from 'vitest';
import { checkLocales } from './check-locales';
import { withTree } from '../check/temp-tree';

const TITLES = {
  en: 'Amount',
  es: 'Importe',
  hi: 'राशि',
  in: 'Amount',
  mr: 'रक्कम',
  mx: 'Monto',
  pt: 'Valor',
  ru: 'Сумма',
  te: 'మొత్తం',
};
type Language = keyof typeof TITLES;
const LANGUAGES = Object.keys(TITLES) as Language[];
const CODE = `t('list.title'); locale.t('list.more', { count: 2, total: 9 }); const title = \`status.\${name}\`;`;

function messages(language: Language): Record<string, unknown> {
  const more: Record<string, string> = { more_one: '1 / {{total}}', more_other: '{{count}} / {{total}}' };
  if (language === 'ru') more.more_few = more.more_many = '{{count}} / {{total}}';
  if (['es', 'mx', 'pt'].includes(language)) more.more_many = '{{count}} / {{total}}';
  return { list: { title: TITLES[language], ...more }, status: { processed: '✓' } };
}

function tree(): Record<string, string> {
  const files = LANGUAGES.map((language) => [`src/locales/${language}.json`, JSON.stringify(messages(language))]);
  return { ...Object.fromEntries(files), 'src/list.ts': CODE };
}

const problemsOf = async (files: Record<string, string>) => (await withTree(files, checkLocales)).problems;
const check = (files: Record<string, string>) => problemsOf({ ...tree(), ...files });
const changed = (language: Language, list: Record<string, unknown>) => ({
  [`src/locales/${language}.json`]: JSON.stringify({ ...messages(language), list }),
});

it('has nothing to say about messages in order, and counts them', async () => {
  expect(await withTree(tree(), checkLocales)).toEqual({ problems: [], messages: 3, languages: 9, folders: 1 });
});

describe('message files', () => {
  const ruList = messages('ru').list as Record<string, string>;

  it.each([
    ['a key that is missing', { ...ruList, title: undefined }, 'src/locales/ru.json: list.title is missing'],
    ['an empty text', { ...ruList, title: ' ' }, 'src/locales/ru.json: list.title is empty'],
    ['a key that English lacks', { ...ruList, extra: 'x' }, 'src/locales/ru.json: list.extra is not in English'],
    ['English', { ...ruList, title: 'Amount' }, 'src/locales/ru.json: list.title is the English text'],
    [
      'a plural class of the language',
      { ...ruList, more_few: undefined },
      'src/locales/ru.json: list.more_few is missing',
    ],
    [
      'a plural class it lacks',
      { ...ruList, more_two: '{{total}}' },
      'src/locales/ru.json: list.more_two is not in English',
    ],
    ['a number', { ...ruList, title: 1 }, 'src/locales/ru.json: list.title is no text'],
    [
      'a lost placeholder',
      { ...ruList, more_other: '{{count}}' },
      'src/locales/ru.json: list.more_other has other placeholders than English',
    ],
    [
      'an invented placeholder',
      { ...ruList, title: '{{name}}' },
      'src/locales/ru.json: list.title has other placeholders than English',
    ],
  ])('finds %s', async (_, list, problem) => {
    expect(await check(changed('ru', list))).toContain(problem);
  });

  it('finds a language that is missing, one too many and text that is no JSON', async () => {
    const found = await check({
      'plugins/pix/locales/en.json': '{"a":"b"}',
      'plugins/pix/locales/xx.json': '{}',
      'src/locales/te.json': '{',
    });
    expect(found).toContain('plugins/pix/locales/te.json: missing');
    expect(found).toContain('plugins/pix/locales/xx.json: not one of the nine languages');
    expect(found.some((line) => line.startsWith('src/locales/te.json: SyntaxError'))).toBe(true);
  });
});

describe('keys in the code', () => {
  it.each([
    ["t('list.nothing')", 'list.nothing'],
    ["t('nothing')", 'nothing'],
    ["t('pix:nothing')", 'pix:nothing'],
    ["this.locale.t(bad ? 'list.title' : 'list.nothing')", 'list.nothing'],
    ["const route = { title: 'pix:page.title' }", 'pix:page.title'],
    ['const x = <Page titleKey="list.nothing" />', 'list.nothing'],
  ])('%s names no message', async (code, key) => {
    expect(await check({ 'src/page.tsx': code })).toEqual([`src/page.tsx:1: no message ${key}`]);
  });

  it('finds a message that nothing uses, unless the gateway names it', async () => {
    const files = LANGUAGES.map((language) => [
      `src/locales/${language}.json`,
      JSON.stringify({ ...messages(language), old: '…', httpCodes: { 403: '…' } }),
    ]);
    expect(await check(Object.fromEntries(files))).toEqual(['old: not used']);
  });

  it.each([
    ["t('list.more', { count: 2 })", 'list.more without total'],
    ["t(bad ? 'list.more' : 'list.title', { total, wrong: 1 })", 'list.more without count'],
    ["t('list.more')", 'list.more without count, total'],
  ])('%s lacks a value', async (code, problem) => {
    expect(await check({ 'src/page.ts': code })).toEqual([`src/page.ts:1: ${problem}`]);
  });

  it.each([["t('list.more', values)"], ["t('list.more', { count, ...others })"], ["findMessage('list.more')"]])(
    'takes %s as it is',
    async (code) => expect(await check({ 'src/page.ts': code })).toEqual([]),
  );

  it("takes a plugin's messages by its namespace", async () => {
    const files = LANGUAGES.map((language) => [`plugins/pix/locales/${language}.json`, '{"title":"Pix"}']);
    expect(await check(Object.fromEntries(files))).toEqual(['pix:title: not used']);
    expect(await check({ ...Object.fromEntries(files), 'plugins/pix/page.ts': "t('pix:title')" })).toEqual([]);
  });

  it('does not count a test as a use', async () => {
    const { 'src/list.ts': _, ...rest } = tree();
    const found = await problemsOf({ ...rest, 'src/list.test.ts': CODE });
    expect(found).toContain('list.title: not used');
  });
});
