import { expect, it } from 'vitest';
import { englishLocale } from '../../core/locale/locale.fake';
import { PLAYER } from '../../core/locale/i18next-locale';
import { fakeSession } from '../../core/session/session.fake';
import player from '../../locales/player/en.json';
import { declineText } from './decline-text';

function loaded() {
  const locale = englishLocale();
  locale.addMessages('en', player, PLAYER);
  return locale;
}

it.each([
  ['insufficient_funds', 'There was not enough money on the card or account.'],
  ['risk', 'This payment could not be accepted.'],
  ['unknown', 'The payment was not completed.'],
  ['a word of next year', 'The payment was not completed.'],
  ['paid', 'The payment was not completed.'],
])('a refusal because of %s says: %s', (reason, text) => {
  expect(declineText({ reason }, loaded())).toBe(text);
});

it('the gateway’s own words come first, in the player’s language, also before ours are loaded', () => {
  const decline = { reason: 'risk', text: { en: 'Call your bank', pt: 'Ligue para o banco' } };
  expect(declineText(decline, loaded())).toBe('Call your bank');
  expect(declineText(decline, englishLocale({}, fakeSession({ lang: 'pt' })))).toBe('Ligue para o banco');
});

it('says nothing rather than a key until our words are loaded', () => {
  expect(declineText({ reason: 'risk' }, englishLocale())).toBeUndefined();
});
