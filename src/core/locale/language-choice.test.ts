import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LoadedPayload } from '../../contract/host';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';
import { inChosenLanguage } from '../session/chosen-language';
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

function menu(lang = 'en-US', store = memorySessionStore()) {
  const payload = payloadOf(lang);
  const session = fakeSession({ payload, lang });
  const host = fakeHostBridge();
  const choice = new LanguageChoice(session, packs, playerStore(store, 'anna'), host);
  const langAfterReload = async (hostLang = lang, userId = 'anna') => {
    const next = { ...session, payload: payloadOf(hostLang, userId), lang: hostLang };
    return (await inChosenLanguage(store, next as never)).lang;
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

it('a choice is shown at once, told to the host and kept for this player', async () => {
  const { session, host, choice, langAfterReload } = menu();
  expect(choice.current).toBe('en');
  choice.choose('tr');
  expect([session.lang, session.hostLang, choice.current]).toEqual(['tr', 'en-US', 'tr']);
  expect(host.sent).toEqual([{ messageType: 'onLanguage', lang: 'tr' }]);
  expect(await langAfterReload()).toBe('tr');
  expect(await langAfterReload('en-US', 'bert')).toBe('en-US');
});

it('the word that the host said before does not undo the choice, another one does', async () => {
  const { session, choice, langAfterReload } = menu();
  choice.choose('tr');
  session.setLang('en-US');
  expect(session.lang).toBe('tr');
  session.setLang('ru');
  expect(session.lang).toBe('ru');
  expect(await langAfterReload('ru')).toBe('ru');
});

it('back to the host’s language is back to its region, too', () => {
  const { session, choice } = menu('pt-PT');
  choice.choose('ru');
  choice.choose('pt');
  expect(session.lang).toBe('pt-PT');
});

it('a choice that was kept while the host allowed one is over when it does not', async () => {
  const store = memorySessionStore();
  menu('en-US', store).choice.choose('tr');
  const payload = { ...payloadOf('en-US'), languageMenu: false };
  const next = { payload, lang: 'en-US' } as never;
  expect(await inChosenLanguage(store, next)).toBe(next);
});
