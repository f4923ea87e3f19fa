import { LANGUAGES, type Language, type LanguagePacks } from './locale';

/**
 * Returns the locale file for a host's `lang`, or undefined if there is none (contract 4). Accepts any case, and `_`
 * for `-`. `in` and `mx` are names of files: they match alone or through the region of `en-IN` and `es-MX`. But `in-ID`
 * is what older Android calls Indonesian, for which there is no file.
 */
export function matchLanguage(lang: string): Language | undefined {
  const [primary = '', ...rest] = lang.trim().toLowerCase().replaceAll('_', '-').split('-');
  const region = rest.slice(0, 2).find((part) => part.length === 2);
  if (primary === 'en' && region === 'in') return 'in';
  if (primary === 'es' && region === 'mx') return 'mx';
  if (primary === 'in' && region !== undefined && region !== 'in') return undefined;
  return LANGUAGES.find((language) => language === primary);
}

/** The language of the texts: the name of one of our files, or the tag of a deployment's pack. */
export function pickLanguage(lang: string, packs?: LanguagePacks): string {
  return packs?.match(lang)?.tag ?? ownLanguage(lang);
}

export function ownLanguage(lang: string): Language {
  return matchLanguage(lang) ?? 'en';
}
