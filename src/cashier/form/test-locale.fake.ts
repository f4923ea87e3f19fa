/** A Locale over the real English messages, whose language a test can change. For tests only. */
import { createInstance, type Resource } from 'i18next';
import { observable, runInAction } from 'mobx';
import type { Language, Locale } from '../../core/locale/locale';
import en from '../../locales/en.json';

const TAGS: Partial<Record<Language, string>> = { en: 'en', ru: 'ru', in: 'en-IN', mx: 'es-MX' };

export interface TestLocale extends Locale {
  switchTo(language: Language): void;
}

/** `messages`: further messages by language, merged over the English file. */
export function testLocale(messages: Resource = {}): TestLocale {
  const i18n = createInstance();
  void i18n.init({ lng: 'en', fallbackLng: 'en', initAsync: false, resources: { en: { translation: en } } });
  for (const [language, words] of Object.entries(messages)) {
    i18n.addResourceBundle(language, 'translation', words, true, true);
  }
  const state = observable({ language: 'en' as Language });
  return {
    get language() {
      return state.language;
    },
    get tag() {
      return TAGS[state.language] ?? 'en';
    },
    t: (key, values) => i18n.t(key, { ...values, lng: state.language }),
    findMessage: (key) =>
      i18n.exists(key, { lng: state.language }) ? i18n.t(key, { lng: state.language }) : undefined,
    text(text) {
      if (text == null || typeof text === 'string') return text ?? '';
      return text[state.language] ?? text.en ?? Object.values(text)[0] ?? '';
    },
    has: () => true,
    loadNamespace: async () => undefined,
    switchTo: (language) => runInAction(() => (state.language = language)),
  };
}
