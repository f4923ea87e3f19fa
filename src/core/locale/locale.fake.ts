import type { Messages } from '../../contract/http';
import { fakeLogger } from '../console/logger.fake';
import type { Monitoring } from '../monitoring/monitoring';
import { fakeSession } from '../session/session.fake';
import { fakeSettings } from '../settings/settings.fake';
import { I18nextLocale } from './i18next-locale';
import { NO_PACKS } from './locale';
import { pickLanguage } from './pick-language';

const silent: Monitoring = { error() {}, action() {}, metric() {}, setUser() {}, start() {} };

/** The real one, filled at once and without network: English, and the messages of `lang` when given. */
export function fakeLocale(english: Messages = {}, lang = 'en-US', own?: Messages): I18nextLocale {
  const locale = new I18nextLocale(fakeSession({ lang }), fakeSettings(), new Map(), silent, fakeLogger(), NO_PACKS);
  locale.addMessages('en', english);
  if (own) locale.addMessages(pickLanguage(lang), own);
  return locale;
}
