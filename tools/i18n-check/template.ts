/** A file of all English texts for translation; keeps the texts that an existing file has. */
import { expectedTexts, flatten, type Messages } from '../locales/locale-messages';
import { languageOf, type English } from './check-pack';

type Folder = { [key: string]: string | Folder };

/** @param known the file's present content, `{}` for a new one @throws Error for a name that is not a language */
export function packTemplate(name: string, english: English, known: Readonly<Record<string, unknown>>): Folder {
  const locale = languageOf(name);
  if (!locale) throw new Error(`${name} is no language: say a BCP 47 tag, e.g. tr or zh-Hant`);
  const parts = [...english].map(([namespace, texts]): [string, Folder] => {
    const own: Messages = new Map();
    flatten(known[namespace] ?? {}, '', own, () => undefined);
    const wanted = new Map([...expectedTexts(texts, locale.baseName)].map(([path, { sample }]) => [path, sample]));
    return [namespace, nested(new Map([...wanted, ...own]))];
  });
  return Object.fromEntries(parts);
}

function nested(messages: Messages): Folder {
  const top: Folder = {};
  for (const [path, text] of messages) {
    const keys = path.split('.');
    const last = keys.pop()!;
    let at = top;
    for (const key of keys) {
      const next = at[key];
      at = typeof next === 'object' ? next : (at[key] = {});
    }
    at[last] = text;
  }
  return top;
}
