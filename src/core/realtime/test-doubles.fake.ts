/** What the tests of these folders need of other services. */
import { Settings as SettingsSchema } from '../../contract/settings';
import { LoadedPayload } from '../../contract/host';
import { parseOrThrow } from '../../contract/parse';
import type { Locale } from '../locale/locale';
import { fakeSession } from '../session/session.fake';
import type { Session, SessionData } from '../session/session';
import type { Settings } from '../settings/settings';

export function testSettings(settings: object): Settings {
  return parseOrThrow(SettingsSchema, settings, 'settings');
}

export function testSession(overrides: Partial<SessionData> = {}): Session {
  return fakeSession({
    payload: parseOrThrow(LoadedPayload, { xOrigin: 'https://brand.example' }, 'loaded'),
    token: 'token-1',
    country: 'br',
    currency: 'BRL',
    lang: 'pt-BR',
    ...overrides,
  });
}

/** Nested messages, looked up as i18next does. */
export function testLocale(messages: object): Locale {
  const find = (key: string) =>
    key
      .split('.')
      .reduce<unknown>((at, part) => (at && Object.hasOwn(at, part) ? at[part as never] : undefined), messages);
  return {
    language: 'en',
    tag: 'en',
    t: (key) => (typeof find(key) === 'string' ? (find(key) as string) : key),
    findMessage: (key) => (typeof find(key) === 'string' ? (find(key) as string) : undefined),
    text: (text) => (typeof text === 'string' ? text : (text?.en ?? '')),
    has: () => true,
    loadNamespace: async () => {},
  };
}
