import { expect, it } from 'vitest';
import { directionOf, isolated } from './direction';
import { textTag } from './language-tag';
import { LANGUAGES } from './locale';

it.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'ps', 'sd', 'yi', 'dv', 'nqo', 'az-Arab', 'ff-Adlm', 'pa-PK'])(
  'is right to left for %s',
  (language) => expect(directionOf(language)).toBe('rtl'),
);

it.each(['tr', 'bn', 'uk', 'id', 'th', 'zh-Hant', 'az', 'ar-Latn', 'ff', 'sd-Deva'])(
  'is left to right for %s',
  (language) => expect(directionOf(language)).toBe('ltr'),
);

it('knows that all languages of the product are left to right', () => {
  const scripts = LANGUAGES.map((language) => new Intl.Locale(textTag(language)).maximize().script);
  expect(new Set(scripts)).toEqual(new Set(['Latn', 'Deva', 'Cyrl', 'Telu']));
  expect(new Set(LANGUAGES.map((language) => directionOf(textTag(language))))).toEqual(new Set(['ltr']));
});

it('isolates a value in a right-to-left language alone', () => {
  expect(isolated('−€50', 'ar')).toBe('\u2068−€50\u2069');
  expect(isolated('−€50', 'en')).toBe('−€50');
});
