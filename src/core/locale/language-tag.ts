import type { Language, LanguagePacks } from './locale';
import { matchLanguage } from './pick-language';

/** BCP 47 tags by file name: `mx` is no language tag, and `in` would be read as Indonesian. */
const TAGS: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-ES',
  hi: 'hi-IN',
  in: 'en-IN',
  mr: 'mr-IN',
  mx: 'es-MX',
  pt: 'pt-BR',
  ru: 'ru-RU',
  te: 'te-IN',
};
/** "Formatting default mx" (contract 4). */
const DEFAULT_TAG = TAGS.mx;

/** BCP 47 tag of the texts in a locale file: `en` for `en`, `es-MX` for `mx`. For `lang` attributes and plural rules. */
export function textTag(language: string): string {
  return language === 'in' || language === 'mx' ? TAGS[language] : language;
}

/**
 * Returns the tag for numbers and dates: the host's own if its language has a file (`pt-PT` stays), always with Latin
 * digits. Amounts, card numbers and codes from elsewhere have Latin digits, and an amount in two kinds of digits could
 * be misread.
 */
export function languageTag(lang: string, packs?: LanguagePacks): string {
  const own = matchLanguage(lang);
  const fallback = own ? TAGS[own] : packs?.match(lang)?.tag;
  if (!fallback) return DEFAULT_TAG;
  const tag = regionalTag(lang, own ?? fallback.split('-')[0]) ?? fallback;
  const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions();
  return numberingSystem === 'latn' ? tag : `${tag}-u-nu-latn`;
}

/** The host's tag without extensions, if it names a region and `Intl` can read it. */
function regionalTag(lang: string, language: string | undefined): string | undefined {
  try {
    const locale = new Intl.Locale(lang.trim().replaceAll('_', '-'));
    return locale.region && locale.language === language ? locale.baseName : undefined;
  } catch {
    return undefined;
  }
}
