import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LoadedPayload } from '../../contract/host';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';
import { fakeSession } from '../session/session.fake';
import { playerStore } from '../storage/player-store';
import { memorySessionStore } from '../storage/session-store.fake';
import { LanguageChoice } from './language-choice';
import { languagePacks } from './language-packs';
import { textTag } from './language-tag';
import { matchLanguage } from './pick-language';

const packs = languagePacks(
  { tr: 'tr.json', 'zh-Hant': 'zh.json', es: 'es.json' },
  'https://cashier.example/',
  { matchLanguage, textTag },
  [],
);

const payloadOf = (lang: string, userId = 'anna') =>
  v.parse(LoadedPayload, { token: 'token', userId, lang, languageMenu: true });

function menu(lang = 'en-US', store = memorySessionStore(), userId = 'anna') {
  const session = fakeSession({ payload: payloadOf(lang, userId), lang });
  const host = fakeHostBridge();
  const choice = new LanguageChoice(session, packs, playerStore(store, userId), host);
  const langAfterReload = (hostLang = lang, next = userId): string => {
    const reloaded = menu(hostLang, store, next);
    reloaded.choice.restore();
    expect(reloaded.host.sent).toEqual([]);
    return reloaded.session.lang;
  };
  return { session, host, choice, langAfterReload };
}

it('offers our languages and the packs, each once and under its own name', () => {
  const names = Object.fromEntries(menu().choice.offered.map(({ tag, name }) => [tag, name]));
  expect(names).toMatchObject({ ru: 'Русский', hi: 'हिन्दी', tr: 'Türkçe', 'es-MX': 'Español (México)' });
  expect(Object.keys(names).sort()).toEqual(
    ['en', 'en-IN', 'es', 'es-MX', 'hi', 'mr', 'pt', 'ru', 'te', 'tr', 'zh-Hant'].sort(),
  );
  expect(names['zh-Hant']).toMatch(/中文/);
});

it('a choice is shown at once, told to the host and kept for this player', () => {
  const { session, host, choice, langAfterReload } = menu();
  expect(choice.current).toBe('en');
  choice.choose('tr');
  expect([session.lang, session.hostLang, choice.current]).toEqual(['tr', 'en-US', 'tr']);
  expect(host.sent).toEqual([{ messageType: 'onLanguage', lang: 'tr' }]);
  expect(langAfterReload()).toBe('tr');
  expect(langAfterReload('en-US', 'bert')).toBe('en-US');
});

it('the word that the host said before does not undo the choice, another one does', () => {
  const { session, choice, langAfterReload } = menu();
  choice.choose('tr');
  session.setLang('en-US');
  expect(session.lang).toBe('tr');
  session.setLang('ru');
  expect(session.lang).toBe('ru');
  expect(langAfterReload('ru')).toBe('ru');
});

it('back to the host’s language is back to its region, too', () => {
  const { session, choice } = menu('pt-PT');
  choice.choose('ru');
  choice.choose('pt');
  expect(session.lang).toBe('pt-PT');
});
