import { expect, it } from 'vitest';
import { LANGUAGES } from '../../core/locale/locale';
import texts from './too-old.json';

/** Regional variants whose texts are those of English and Spanish. */
const SAME: Readonly<Record<string, string>> = { in: 'en', mx: 'es' };

it.each(LANGUAGES)('%s says that the browser is too old', (language) => {
  const words: Record<string, { title: string; text: string; close: string }> = texts;
  const { title, text, close } = words[SAME[language] ?? language]!;
  expect(title).not.toBe('');
  expect(text).not.toBe('');
  expect(close).not.toBe('');
  if ((SAME[language] ?? language) !== 'en') {
    expect(title).not.toBe(texts.en.title);
    expect(close).not.toBe(texts.en.close);
  }
});
