/**
 * Languages that a deployment adds, and texts that it replaces, by files of its own (docs/languages.md). This module is
 * a chunk that is fetched only if the settings name a pack. It imports nothing that the application imports too, since
 * the first list would then wait for all of that.
 */
import type { Messages } from '../../contract/http';
import type { textTag } from './language-tag';
import type { LanguagePack, LanguagePacks } from './locale';
import { readPack } from './read-pack';
import type { matchLanguage } from './pick-language';

interface Rules {
  matchLanguage: typeof matchLanguage;
  textTag: typeof textTag;
}

/**
 * `addresses` are keyed by BCP 47 tag or by the name of one of our files; relative ones are resolved against `baseUri`.
 * An entry whose key is no language or whose address is not http(s) is left out and reported in `problems`.
 */
export function languagePacks(
  addresses: Readonly<Record<string, unknown>>,
  baseUri: string,
  { matchLanguage, textTag }: Rules,
  problems: string[],
): LanguagePacks {
  const packs = Object.entries(addresses).flatMap(([key, address]) => {
    const locale = localeOf(textTag(key));
    const url = addressOf(address, baseUri);
    if (!locale) problems.push(`settings: languages.${key} is no language`);
    if (!url) problems.push(`settings: languages.${key} is no http(s) address`);
    return locale && url ? [{ ...createPack(locale.baseName, url), whole: locale.maximize() }] : [];
  });
  return {
    tags: packs.map(({ tag }) => tag),
    match(lang) {
      const own = matchLanguage(lang);
      const asked = localeOf(own === 'in' || own === 'mx' ? textTag(own) : lang);
      const whole = asked?.maximize();
      // A pack of `es` must not replace the texts of Mexico, which have a file of their own.
      const near = packs.filter(
        (pack) =>
          pack.whole.language === whole?.language &&
          pack.whole.script === whole.script &&
          matchLanguage(pack.tag) === own,
      );
      return (
        near.find(({ tag }) => tag === asked?.baseName) ??
        near.find((pack) => pack.whole.region === whole?.region) ??
        near.find(({ tag }) => !localeOf(tag)?.region) ??
        // Our own texts are a better match than a pack for another region.
        (own ? undefined : near[0])
      );
    },
  };

  function createPack(tag: string, url: string): LanguagePack {
    // If we have a file of the language, it supplies the plural classes that the pack lacks.
    const completed = matchLanguage(tag) ? undefined : tag;
    return {
      tag,
      url,
      read: (file, namespace, english, found) => readPack(file, namespace, english, completed, found),
      async readFirst(file, english) {
        try {
          return readPack(await file, 'core', (await english.catch(() => ({}))) as Messages, completed, []);
        } catch {
          return {};
        }
      },
    };
  }
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.trim().replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

function addressOf(address: unknown, baseUri: string): string | undefined {
  try {
    const url = new URL(typeof address === 'string' && address ? address : 'about:blank', baseUri);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
