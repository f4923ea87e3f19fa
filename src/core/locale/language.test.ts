import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageTag, textTag } from './language-tag';
import { LANGUAGES } from './locale';
import { ownLanguage, pickLanguage } from './pick-language';

describe('pickLanguage', () => {
  it.each([
    ['en-US', 'en'],
    ['en', 'en'],
    ['en-IN', 'in'],
    ['en_in', 'in'],
    ['EN-IN', 'in'],
    ['en-Latn-IN', 'in'],
    ['en-IN-u-nu-latn', 'in'],
    ['in', 'in'],
    ['in-ID', 'en'],
    ['es-MX', 'mx'],
    ['es_MX', 'mx'],
    ['mx', 'mx'],
    ['MX', 'mx'],
    ['es-AR', 'es'],
    ['es-419', 'es'],
    ['pt-BR', 'pt'],
    ['pt', 'pt'],
    ['hi-IN', 'hi'],
    ['mr-IN', 'mr'],
    ['te', 'te'],
    ['ru-KZ', 'ru'],
    [' ru ', 'ru'],
    ['de-DE', 'en'],
    ['inx', 'en'],
    ['ptx-BR', 'en'],
    ['', 'en'],
    ['-', 'en'],
    ['__proto__', 'en'],
  ])('%j reads %s.json', (lang, file) => {
    expect(pickLanguage(lang)).toBe(file);
  });

  it('always names a file that there is', () => {
    fc.assert(fc.property(fc.string(), (lang) => LANGUAGES.includes(ownLanguage(lang))));
  });
});

describe('languageTag', () => {
  it.each([
    ['en-US', 'en-US'],
    ['en-GB', 'en-GB'],
    ['en-IN', 'en-IN'],
    ['in', 'en-IN'],
    ['mx', 'es-MX'],
    ['es_MX', 'es-MX'],
    ['es', 'es-ES'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['mr', 'mr-IN-u-nu-latn'],
    ['mr-IN', 'mr-IN-u-nu-latn'],
    ['hi-IN-u-nu-deva', 'hi-IN'],
    ['ru', 'ru-RU'],
    ['de-DE', 'es-MX'],
    ['in-ID', 'es-MX'],
    ['', 'es-MX'],
    ['en-!!', 'en-US'],
  ])('%j formats as %s', (lang, tag) => {
    expect(languageTag(lang)).toBe(tag);
  });

  it('is a tag that Intl takes, in Latin digits, whatever the host sends', () => {
    const start = fc.constantFrom(...LANGUAGES, 'ar', 'fa');
    const lang = fc.oneof(
      fc.string(),
      fc.tuple(start, fc.string({ maxLength: 5 })).map((parts) => parts.join('-')),
    );
    fc.assert(
      fc.property(lang, (sent) => {
        expect(new Intl.NumberFormat(languageTag(sent)).format(10)).toMatch(/^10$/);
      }),
    );
  });

  it('knows the tag of the texts themselves', () => {
    expect(LANGUAGES.map(textTag)).toEqual(['en', 'es', 'hi', 'en-IN', 'mr', 'es-MX', 'pt', 'ru', 'te']);
  });
});
