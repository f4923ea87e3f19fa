import type { SessionStore } from '../storage/storage';
import { nameOf } from './create-session';
import type { SessionData } from './session';

/** Storage key of the language that a player chose (core/locale/language-choice.ts). */
export const LANGUAGE_KEY = 'cashier.language';

/** A player who has chosen a language in this tab gets it at once; nobody else waits for anything. Never rejects. */
export async function inChosenLanguage(
  storage: Pick<SessionStore, 'keys' | 'read'>,
  session: SessionData,
): Promise<SessionData> {
  const { payload, lang } = session;
  const keys = payload.languageMenu ? storage.keys('').filter((key) => key.endsWith(LANGUAGE_KEY)) : [];
  if (keys.length === 0) return session;
  try {
    const { keptLanguage } = await import('./kept-language');
    const kept = await keptLanguage(storage, keys, { player: nameOf(payload), hostLang: payload.lang });
    return { ...session, lang: kept ?? lang };
  } catch {
    return session;
  }
}
