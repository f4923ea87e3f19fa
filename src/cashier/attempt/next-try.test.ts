import { expect, it } from 'vitest';
import { fakeLocale } from '../../core/locale/locale.fake';
import { withNextTry } from './next-try';

const english = { common: { nextTry: 'The next try is at {{time}}.' } };

it.each([
  ['en-US', /^Checking The next try is at \d{1,2}:\d\d:07 [AP]M\.$/u],
  // Digits of the Latin script, as in all other texts with times.
  ['mr', /^Checking The next try is at \D*\d{1,2}:\d\d:07\D*\.$/u],
])('the time of the next try, to the second, in %s', (lang, text) => {
  const at = Date.UTC(2026, 0, 1, 12, 30, 7);
  const plain = (shown: string) => shown.replaceAll(/\s/gu, ' ');
  expect(plain(withNextTry('Checking', at, fakeLocale(english, lang, english)))).toMatch(text);
});

it('no time where the gateway has named none', () => {
  expect(withNextTry('Checking', undefined, fakeLocale(english))).toBe('Checking');
});
