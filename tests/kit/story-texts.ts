/** Texts that try a layout: the player's language made longer, or for each key the longest of all languages. */

export type Texts = 'translated' | 'pseudo' | 'longest' | 'mirrored';

/** A locale file as it lies in the folder: nested keys, texts at the leaves. */
export interface Messages {
  [key: string]: string | Messages;
}

/** What a translation keeps: `{{value}}`, `$t(key)`, tags. */
const KEPT = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>)/;
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž']
    .map((letter, at, all) => [letter, all[at + 1] ?? letter] as const)
    .filter((_, at) => at % 2 === 0),
);
/** Translations of English are up to so much longer. */
const LONGER = 0.4;

/** `[Ðéþöšîţ ~~~]`: accents show texts that escaped translation, brackets texts that are cut off. */
export function pseudo(text: string): string {
  const parts = text.split(KEPT);
  const letters = parts.filter((_, at) => at % 2 === 0).join('').length;
  const accented = parts.map((part, at) =>
    at % 2 === 1 ? part : [...part].map((one) => ACCENTED[one] ?? one).join(''),
  );
  return `[${accented.join('')} ${'~'.repeat(Math.ceil(letters * LONGER))}]`;
}

const HEBREW = [...'אבגדהוזחטיכלמנסעפצקרשת'];

/**
 * Letters of a right-to-left script in place of ours, so that the browser orders what is inserted as in a true translation.
 * Digits and signs stay: they are what ends up in the wrong place.
 */
export function mirrored(text: string): string {
  return text
    .split(KEPT)
    .map((part, at) =>
      at % 2 === 1
        ? part.replace(/^\{\{.*\}\}$/, '\u2068$&\u2069')
        : part.replace(/\p{L}/gu, (letter) => HEBREW[letter.codePointAt(0)! % HEBREW.length]!),
    )
    .join('');
}

/** The same file with other texts. */
export function mapTexts(messages: Messages, change: (text: string, key: string) => string, path = ''): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, node]) => {
      const key = path === '' ? name : `${path}.${name}`;
      return [name, typeof node === 'string' ? change(node, key) : mapTexts(node, change, key)];
    }),
  );
}

/** `files` are one folder's, by language; `widthOf` says how long a text is on the screen. */
export function longestOf(
  files: readonly Messages[],
  widthOf: (text: string) => number,
): (text: string, key: string) => string {
  const longest = new Map<string, string>();
  for (const file of files) {
    mapTexts(file, (text, key) => {
      const found = longest.get(pluralOf(key));
      if (found === undefined || widthOf(text) > widthOf(found)) longest.set(pluralOf(key), text);
      return text;
    });
  }
  return (text, key) => longest.get(pluralOf(key)) ?? text;
}

/** Languages differ in their plural classes: the longest form stands for each of them. */
const pluralOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
