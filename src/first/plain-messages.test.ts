import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../contract/http';
import { fakeLocale } from '../core/locale/locale.fake';
import { LANGUAGES, type Language, type MessageKey } from '../core/locale/locale';
import { plainMessages } from './plain-messages';

const file = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')) as Messages;

const LANG: Partial<Record<Language, string>> = { in: 'en-IN', mx: 'es-MX' };

describe('plainMessages', () => {
  it.each(LANGUAGES)('says in %s what i18next says a moment later', (language) => {
    const english = file('en');
    const own = file(language);
    const locale = fakeLocale(english, LANG[language] ?? language, own);
    const t = plainMessages([
      { language, messages: own },
      { language: 'en', messages: english },
    ]);
    const keys = [
      'title.deposit',
      'title.withdrawal',
      'list.label.deposit',
      'header.close',
      'badge.top',
      'paymentGroup.crypto',
    ] as const;
    expect(keys.map((key) => t(key))).toEqual(keys.map((key) => locale.t(key)));
    for (const count of [0, 1, 2, 5, 21, 1_000_000])
      expect(t('list.more', { count })).toBe(locale.t('list.more', { count }));
    expect(t('list.upTo', { amount: '₹1,000' })).toBe(locale.t('list.upTo', { amount: '₹1,000' }));
  });

  it('takes English for what is no text in the first file', () => {
    const t = plainMessages([
      { language: 'pt', messages: { title: { deposit: 5, withdrawal: 'Saque' }, header: null } },
      { language: 'te', messages: null },
      { language: 'en', messages: { title: { deposit: 'Deposit' }, header: { close: 'Close' } } },
    ]);
    expect([t('title.deposit'), t('title.withdrawal'), t('header.close')]).toEqual(['Deposit', 'Saque', 'Close']);
  });

  it('takes English for what the first file lacks, and the key for what no file has', () => {
    const t = plainMessages([
      { language: 'pt', messages: { title: { deposit: 'Depósito' } } },
      { language: 'en', messages: { title: { deposit: 'Deposit' }, more_one: 'one', more_other: '{{count}} more' } },
    ]);
    expect([
      t('title.deposit'),
      t('more' as MessageKey, { count: 3 }),
      t('more' as MessageKey, { count: 1 }),
      t('title' as MessageKey),
      t('none.at.all' as MessageKey),
    ]).toEqual(['Depósito', '3 more', 'one', 'title', 'none.at.all']);
    for (const key of ['constructor', '__proto__', 'title.constructor', '']) expect(t(key as MessageKey)).toBe(key);
  });
});
