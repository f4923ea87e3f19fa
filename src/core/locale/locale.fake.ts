import type { Messages } from '../../contract/http';
import { fakeLogger } from '../console/logger.fake';
import { noResponses } from '../http/prefetched-responses';
import type { Monitoring } from '../monitoring/monitoring';
import { fakeSession } from '../session/session.fake';
import { fakeSettings } from '../settings/settings.fake';
import english from '../../locales/en.json';
import { I18nextLocale } from './i18next-locale';
import { NO_PACKS, type Language } from './locale';
import { pickLanguage } from './pick-language';

const silent: Monitoring = { error() {}, action() {}, metric() {}, setUser() {}, start() {} };

/** The real class, filled without network: English, and the messages of `lang` if given. */
export function fakeLocale(english: Messages = {}, lang = 'en-US', own?: Messages): I18nextLocale {
  const locale = new I18nextLocale(
    fakeSession({ lang }),
    fakeSettings(),
    noResponses(),
    silent,
    fakeLogger(),
    NO_PACKS,
  );
  locale.addMessages('en', english);
  if (own) locale.addMessages(pickLanguage(lang), own);
  return locale;
}

/**
 * The real class with the product's own English file, and `more` messages by language. Follows the language of
 * `session`.
 */
export function englishLocale(
  more: Partial<Record<Language, Messages>> = {},
  session = fakeSession({ lang: 'en' }),
): I18nextLocale {
  const locale = new I18nextLocale(session, fakeSettings(), noResponses(), silent, fakeLogger(), NO_PACKS);
  locale.addMessages('en', english);
  for (const [language, messages] of Object.entries(more)) locale.addMessages(language, messages);
  return locale;
}
