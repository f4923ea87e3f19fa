import player from '@/locales/player/en.json';
import { fakeLocale } from '@/core/locale/locale.fake';
import type { Text } from '@/contract/primitives';
import { describe, expect, it } from 'vitest';

import { languageTag } from '@/core/locale/language-tag';
import { localTime, viewOf } from './line-view';
import { lineOf } from './stores/lines.fixture';

const settings = { filesUrl: 'https://files.example', apiUrl: 'https://api.example' };
const locale = fakeLocale();
locale.addMessages('en', player, 'player');
const view = (changes: Parameters<typeof lineOf>[1] = {}) => viewOf(lineOf(0, changes), locale, settings);

describe('viewOf', () => {
  it.each([
    [{ flow: 'deposit' as const, amount: 120.5 }, '+€120.50'],
    [{ amount: 120.5 }, '−€120.50'],
    [{ amount: 0.0015, currency: 'BTC' }, '−0.0015\u00a0BTC'],
    [{ amount: 1500, currency: 'JPY' }, '−JPY\u00a01,500'],
    [{ amount: 12.345, currency: 'KWD' }, '−KD\u00a012.345'],
    [{ amount: 0.1 + 0.2 }, '−€0.30'],
  ])('signs %j', (changes, amount) => {
    expect(view(changes).amount).toBe(amount);
  });

  it('names the method by its text, else by its name', () => {
    expect(view().title).toBe('Test payout');
    expect(view({ text: null }).title).toBe('test_payout');
    expect(view({ text: {} }).title).toBe('test_payout');
  });

  it('gives a reason only for a failed one', () => {
    const reason = { en: 'Declined.' };
    expect(view({ status: 'mistaked', reason }).reason).toBe('Declined.');
    expect(view({ status: 'processed', reason }).reason).toBeUndefined();
    expect(view({ status: 'mistaked' }).reason).toBeUndefined();
  });

  it("gives the gateway's own words of a decline before ours for its word, and ours where it has none", () => {
    const reason = (changes: Parameters<typeof lineOf>[1]) => view({ status: 'mistaked', ...changes }).reason;
    const text = { en: 'The card is blocked.' };
    const declineOf = (word: string, own: Text) => ({ reason: word, text: own, isFinal: false, next: [] });
    expect(reason({ decline: declineOf('risk', text) })).toBe('The card is blocked.');
    expect(reason({ decline: declineOf('risk', text), reason: { en: 'Call us.' } })).toBe('Call us.');
    expect(reason({ decline: declineOf('insufficient_funds', {}) })).toBe(player.decline.insufficient_funds);
    expect(view({ status: 'accepted', decline: declineOf('risk', text) }).reason).toBeUndefined();
  });

  it('offers to take back withdrawals alone', () => {
    expect(view().isCancellable).toBe(true);
    expect(view({ flow: 'deposit' }).isCancellable).toBe(false);
  });

  it('has an icon where the gateway names one', () => {
    expect(view({ iconId: 'visa' }).iconUrl).toBe('https://files.example/files/icons/visa.svg');
    expect(view().iconUrl).toBeNull();
  });
});

describe('localTime', () => {
  /** The market decides month, order and clock; separators are the platform's own. Digits are Latin. */
  it.each([
    ['en', /^Mar 14, 2026, \d{1,2}:20 [AP]M$/],
    ['es', /^14 mar 2026, \d{1,2}:20$/],
    ['hi', /^14 मार्च 2026, \d{1,2}:20 [ap]m$/i],
    ['in', /^14 Mar 2026, \d{1,2}:20 [ap]m$/],
    ['mr', /^14 मार्च, 2026, \d{1,2}:20 [AP]M$/],
    ['mx', /^14 mar 2026, \d{1,2}:20 [ap]\.m\.$/],
    ['pt', /^14 de mar\. de 2026, \d{1,2}:20$/],
    ['ru', /^14 мар\. 2026 г\., \d{1,2}:20$/],
    ['te', /^14 మార్చి, 2026,? \d{1,2}:20 [AP]M$/],
  ] as const)('is written in %s as its market writes it', (language, written) => {
    const text = localTime('2026-03-14T12:20:00Z', languageTag(language));
    expect(text.replace(/\s/g, ' ')).toMatch(written);
  });
});
