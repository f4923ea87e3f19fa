import { describe, expect, it } from 'vitest';
import type { Locale, MessageKey } from './locale';
import { fakeLocale } from './locale.fake';

const say = (locale: Locale, key: string, values?: Record<string, string | number>) =>
  locale.t(key as MessageKey, values);

describe('t', () => {
  const english = {
    hello: 'Hello {{name}}',
    files_one: '{{count}} file',
    files_other: '{{count}} files',
    common: { errors: { banking: { limit: 'Limit' } } },
  };

  it('counts by the rules of the language', () => {
    const ru = fakeLocale(english, 'ru', {
      files_one: '{{count}} файл',
      files_few: '{{count}} файла',
      files_many: '{{count}} файлов',
    });
    expect([1, 3, 5, 21].map((count) => say(ru, 'files', { count }))).toEqual([
      '1 файл',
      '3 файла',
      '5 файлов',
      '21 файл',
    ]);
    const india = fakeLocale(english, 'en-IN');
    expect([0, 1].map((count) => say(india, 'files', { count }))).toEqual(['0 files', '1 file']);
    const mexico = fakeLocale(english, 'es-MX', {
      files_one: '{{count}} archivo',
      files_many: '{{count}} de archivos',
      files_other: '{{count}} archivos',
    });
    expect([1, 2, 1_000_000].map((count) => say(mexico, 'files', { count }))).toEqual([
      '1 archivo',
      '2 archivos',
      '1000000 de archivos',
    ]);
  });

  it('puts values in as they are: unescaped for React, never read as messages or options', () => {
    const locale = fakeLocale({ ...english, secret: 'SECRET', lng: '{{lng}}' });
    for (const name of ['<b>&', '$t(secret)', '{{count}}', '__proto__'])
      expect(say(locale, 'hello', { name })).toBe(`Hello ${name}`);
    expect(say(locale, 'lng', { lng: 'xx', defaultValue: 'yy' })).toBe('xx');
  });

  it('finds dotted codes, and gives back the key for what is not a text', () => {
    const locale = fakeLocale(english);
    expect(say(locale, 'common.errors.banking.limit')).toBe('Limit');
    for (const key of ['common.errors', 'common.errors.none', 'constructor', '__proto__', '', 'https://a.example/x']) {
      expect(say(locale, key)).toBe(key);
      expect(locale.findMessage(key)).toBeUndefined();
    }
    expect(locale.findMessage('common.errors.banking.limit')).toBe('Limit');
  });
});

describe('text', () => {
  it.each([
    [{ en: 'Card', pt: 'Cartão' }, 'pt-BR', 'Cartão'],
    [{ en: 'Card', pt: '' }, 'pt-BR', 'Card'],
    [{ en: 'Card', es: 'Tarjeta' }, 'es-MX', 'Tarjeta'],
    [{ en: 'Card', es: 'Tarjeta', mx: 'Tarjeta MX' }, 'es-MX', 'Tarjeta MX'],
    [{ en: 'Card', in: 'Card IN' }, 'en-IN', 'Card IN'],
    [{ en: 'Card', de: 'Karte' }, 'de-DE', 'Karte'],
    [{ en: 'Card', de: 'Karte', 'de-AT': 'Karterl' }, 'de_at', 'Karterl'],
    [{ en: 'Card', 'de-AT': 'Karterl' }, 'de-DE', 'Karterl'],
    [{ en: 'Card', uk: 'Картка', ru: 'Карта' }, 'uk', 'Картка'],
    [{ en: 'Card', tr: ' ' }, 'tr-TR', 'Card'],
    [{ en: 'Card', 'pt-PT': 'Cartão PT', pt: 'Cartão' }, 'pt-PT', 'Cartão PT'],
    [{ en: 'Card', in: 'Card IN', id: 'Kartu' }, 'in-ID', 'Kartu'],
    [{ en: 'Card', ar: 'بطاقة' }, 'ar-EG', 'بطاقة'],
    [{ en: 'Card', tr: 'Kart' }, 'tr-TR', 'Kart'],
    [{ en: 'Card', 'zh-Hant': '銀行卡' }, 'zh-Hant', '銀行卡'],
    [{ en: 'Card', 'zh-Hant': '銀行卡' }, 'zh-TW', '銀行卡'],
    [{ en: '', de: 'Karte' }, 'fr', 'Karte'],
    ['  ', 'en', ''],
    [{ ru: 'Карта' }, 'pt-BR', 'Карта'],
    [{}, 'en', ''],
    ['As it is', 'en', 'As it is'],
    [null, 'en', ''],
    [undefined, 'en', ''],
  ])('of %j for %s is %j', (text, lang, shown) => {
    expect(fakeLocale({}, lang).text(text)).toBe(shown);
  });
});
