import type { Language, LanguagePacks } from './locale';
import { matchLanguage } from './pick-language';

/** BCP 47 by file; `mx` is no language tag and `in` would be read as Indonesian. */
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
 * Tag for numbers and dates: the host's own where its language has a file (`pt-PT` stays), always in Latin digits. Amounts,
 * card numbers and codes come from elsewhere in these digits: a second kind beside them could be read as another amount.
 */
export function languageTag(lang: string, packs?: LanguagePacks): string {
  const own = matchLanguage(lang);
  const fallback = own ? TAGS[own] : packs?.match(lang)?.tag;
  if (!fallback) return DEFAULT_TAG;
  const tag = regionalTag(lang, own ?? fallback.split('-')[0]) ?? fallback;
  const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions();
  return numberingSystem === 'latn' ? tag : `${tag}-u-nu-latn`;
}

/** The host's tag without extensions, when it names a region and is one that Intl can read. */
function regionalTag(lang: string, language: string | undefined): string | undefined {
  try {
    const locale = new Intl.Locale(lang.trim().replaceAll('_', '-'));
    return locale.region && locale.language === language ? locale.baseName : undefined;
  } catch {
    return undefined;
  }
}
