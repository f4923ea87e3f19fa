import { describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/parse';
import { languageTag, textTag } from './language-tag';
import { languagePacks } from './language-packs';
import { matchLanguage, pickLanguage } from './pick-language';

const BASE = 'https://cdn.example/cashier/index.html';

function packsOf(...tags: string[]) {
  const addresses = Object.fromEntries(tags.map((tag) => [tag, `texts/${tag}.json`]));
  return languagePacks(addresses, BASE, { matchLanguage, textTag }, []);
}

describe('the pack for a language', () => {
  it.each([
    ['ar', 'ar', 'ar'],
    ['ar-EG', 'ar', 'ar'],
    ['AR_eg', 'ar', 'ar'],
    ['ar-SA', 'ar-EG', 'ar-EG'],
    ['ar-SA', 'ar-EG ar', 'ar'],
    ['zh-TW', 'zh-Hans zh-Hant', 'zh-Hant'],
    ['zh', 'zh-Hant', 'en'],
    ['zh', 'zh-Hant zh-Hans', 'zh-Hans'],
    ['in-ID', 'id', 'id'],
    ['in', 'id', 'in'],
    ['en-US', 'en', 'en'],
    ['en-IN', 'en', 'in'],
    ['en-IN', 'in', 'en-IN'],
    ['es-MX', 'es', 'mx'],
    ['mx', 'mx', 'es-MX'],
    ['es-AR', 'es', 'es'],
    ['pt-PT', 'pt', 'pt'],
    ['pt-PT', 'pt pt-PT', 'pt-PT'],
    ['pt-BR', 'pt-PT', 'pt'],
    ['tr', 'ar', 'en'],
    ['', 'ar', 'en'],
    ['!', 'ar', 'en'],
  ])('of %j among %j is in %s', (lang, tags, language) => {
    expect(pickLanguage(lang, packsOf(...tags.split(' ')))).toBe(language);
  });

  it('lies where the settings say, seen from the cashier', () => {
    expect(packsOf('tr').match('tr')?.url).toBe('https://cdn.example/cashier/texts/tr.json');
  });

  it('costs itself alone when its entry is of no use', () => {
    const problems: string[] = [];
    const addresses = { tr: 'tr.json', 'no tag': 'a.json', uk: 7, th: '', bn: 'javascript:alert(1)' };
    const packs = languagePacks(addresses, BASE, { matchLanguage, textTag }, problems);
    expect(['tr', 'uk', 'th', 'bn'].map((lang) => packs.match(lang)?.tag)).toEqual([
      'tr',
      undefined,
      undefined,
      undefined,
    ]);
    expect(problems).toEqual([
      'settings: languages.no tag is no language',
      'settings: languages.uk is no http(s) address',
      'settings: languages.th is no http(s) address',
      'settings: languages.bn is no http(s) address',
    ]);
  });

  it.each([
    ['ar-EG', 'ar-EG-u-nu-latn'],
    ['ar', 'ar-u-nu-latn'],
    ['tr-TR', 'tr-TR'],
    ['bn', 'bn-u-nu-latn'],
    ['in-ID', 'id-ID'],
    ['pt-PT', 'pt-PT'],
    ['mx', 'es-MX'],
    ['de-DE', 'es-MX'],
  ])('formats %s as %s, in Latin digits', (lang, tag) => {
    const start = languageTag(lang, packsOf('ar', 'tr', 'bn', 'id', 'pt', 'mx'));
    expect(new Intl.NumberFormat(start).format(1234.5)).toMatch(/^[0-9.,\s]+$/);
    expect(start.replace('-u-nu-latn', '')).toBe(tag.replace('-u-nu-latn', ''));
  });
});

describe('the texts of a pack', () => {
  const english = {
    pay: 'Pay {{amount}}',
    list: { more_one: '{{count}} more', more_other: '{{count}} more' },
    note: 'A <b>note</b>',
  };
  const read = (tag: string, core: unknown) => {
    const problems: Problem[] = [];
    const messages = packsOf(tag).match(tag)!.read({ core }, 'core', english, problems);
    return { messages, problems };
  };

  it('are taken as they are, also fewer than English has', () => {
    expect(read('tr', { pay: '{{amount}} öde' })).toEqual({ messages: { pay: '{{amount}} öde' }, problems: [] });
    expect(read('tr', undefined)).toEqual({ messages: {}, problems: [] });
  });

  it('lose what is no text and what names other values, and that alone', () => {
    const { messages, problems } = read('tr', { pay: '{{sum}} öde', note: 5, list: ['x'], own: 'Kendi' });
    expect(messages).toEqual({ own: 'Kendi' });
    expect(problems.map(({ path }) => path)).toEqual(['core.pay', 'core.note', 'core.list']);
  });

  it('have `other` for each plural class that is missing, where we have no file of the language', () => {
    const { messages } = read('ar', { list: { more_few: 'و{{count}} أخرى', more_other: '{{count}}' } });
    expect(messages).toEqual({
      list: {
        more_zero: '{{count}}',
        more_one: '{{count}}',
        more_two: '{{count}}',
        more_few: 'و{{count}} أخرى',
        more_many: '{{count}}',
        more_other: '{{count}}',
      },
    });
    expect(read('ru', { list: { more_other: '{{count}}' } }).messages).toEqual({ list: { more_other: '{{count}}' } });
  });

  it.each([['[]'], ['"text"'], ['null']])('are none in the file %s', async (file) => {
    const pack = packsOf('tr').match('tr')!;
    expect(() => pack.read(JSON.parse(file), 'core', english, [])).toThrow('JSON object');
    expect(await pack.readFirst(Promise.resolve(JSON.parse(file)), Promise.resolve(english))).toEqual({});
  });
});
