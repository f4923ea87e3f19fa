/** Texts for testing a layout: the player's language made longer, or for each key the longest of all languages. */

export type Texts = 'translated' | 'pseudo' | 'longest' | 'mirrored';

/** The content of a locale file: nested keys, texts at the leaves. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Parts that a translation must keep: `{{value}}`, `$t(key)`, tags. */
const KEPT = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>)/;
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž']
    .map((letter, at, all) => [letter, all[at + 1] ?? letter] as const)
    .filter((_, at) => at % 2 === 0),
);
/** How much longer than English a translation may be: 40 %. */
const LONGER = 0.4;

/** `[Ðéþöšîţ ~~~]`: a text without accents was not translated, one without brackets is cut off. */
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
 * Replaces our letters with those of a right-to-left script, so that the browser orders inserted values as in a real
 * translation. Keeps digits and signs: those are what may end up in the wrong place.
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

/** The same file with changed texts. */
export function mapTexts(messages: Messages, change: (text: string, key: string) => string, path = ''): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, node]) => {
      const key = path === '' ? name : `${path}.${name}`;
      return [name, typeof node === 'string' ? change(node, key) : mapTexts(node, change, key)];
    }),
  );
}

/** `files`: one folder's files by language. `widthOf`: the width of a text on the screen. */
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

/** Languages have different plural classes, so the longest form is used for all of them. */
const pluralOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
