/** Message files compared with the English one: same keys, same plural classes, same placeholders, nothing empty. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from '../../src/core/locale/placeholders';
import { textProblems } from './locale-texts';

/** File name to BCP 47: `in` is English (India), `mx` Spanish (Mexico). */
export const TAGS: Record<string, string> = {
  en: 'en',
  es: 'es',
  hi: 'hi',
  in: 'en-IN',
  mr: 'mr',
  mx: 'es-MX',
  pt: 'pt',
  ru: 'ru',
  te: 'te',
};
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every folder of messages with its namespace: the core's own, the core's that the list does not wait for, and each plugin's. */
export function messageFolders(root: string): { namespace: string; folder: string }[] {
  const plugins = existsSync(join(root, 'plugins')) ? readdirSync(join(root, 'plugins')) : [];
  return [
    { namespace: 'core', folder: 'src/locales' },
    ...[
      { namespace: 'player', folder: 'src/locales/player' },
      ...plugins.map((id) => ({ namespace: id, folder: `plugins/${id}/locales` })),
    ].filter(({ folder }) => existsSync(join(root, folder))),
  ];
}

/** Path to text, e.g. `list.title`. */
export type Messages = Map<string, string>;

/**
 * The messages of one file, flattened. Adds a problem to `problems` for a file that is not JSON and a leaf that is not
 * a text.
 */
export function readMessages(file: string, shown: string, problems: string[]): Messages {
  const messages: Messages = new Map();
  if (!existsSync(file)) {
    problems.push(`${shown}: missing`);
    return messages;
  }
  try {
    flatten(JSON.parse(readFileSync(file, 'utf8')), '', messages, (path) =>
      problems.push(`${shown}: ${path} is no text`),
    );
  } catch (error) {
    problems.push(`${shown}: ${String(error)}`);
  }
  return messages;
}

export function flatten(node: unknown, path: string, into: Messages, onBad: (path: string) => void): void {
  if (typeof node === 'string' && path !== '') into.set(path, node);
  else if (typeof node === 'object' && node !== null && !Array.isArray(node)) {
    for (const [key, child] of Object.entries(node)) flatten(child, path ? `${path}.${key}` : key, into, onBad);
  } else onBad(path || 'the file');
}

/** Keys as the code names them: the plural forms `more_one` and `more_other` are one key, `more`. */
export function keysOf(english: Messages): Set<string> {
  return new Set([...english.keys()].map((path) => pluralBase(path, english) ?? path));
}

/**
 * The key that `path` is a plural form of, if any. English must have both of its classes, so a lone `reason_other` is
 * an ordinary key.
 */
function pluralBase(path: string, english: Messages): string | undefined {
  const base = path.replace(PLURAL, '');
  return base !== path && english.has(`${base}_one`) && english.has(`${base}_other`) ? base : undefined;
}

export interface FolderReport {
  problems: string[];
  /** The placeholders of each key of the English file. */
  keys: Map<string, ReadonlySet<string>>;
}

/** Compares the nine files of one folder. */
export function checkFolder(root: string, folder: string): FolderReport {
  const problems: string[] = [];
  const file = (language: string) => `${folder}/${language}.json`;
  const english = readMessages(join(root, file('en')), file('en'), problems);
  const keys = keysOf(english);
  if (existsSync(join(root, folder))) {
    const strangers = readdirSync(join(root, folder)).filter(
      (name) => name.endsWith('.json') && !(name.replace(/\.json$/, '') in TAGS),
    );
    for (const name of strangers) problems.push(`${folder}/${name}: not one of the nine languages`);
  }
  for (const [language, tag] of Object.entries(TAGS)) {
    const messages = language === 'en' ? english : readMessages(join(root, file(language)), file(language), problems);
    if (messages.size === 0 && english.size > 0) continue; // Reported already; each key would be reported as missing.
    const found = [
      ...differences(messages, english, tag).map(({ path, kind }) => `${path} ${SAID[kind]}`),
      ...texts(language, messages, english),
    ];
    problems.push(...found.map((problem) => `${file(language)}: ${problem}`));
  }
  const sample = (key: string) => english.get(key) ?? `${english.get(`${key}_other`)}{{count}}`;
  return { problems, keys: new Map([...keys].map((key) => [key, placeholders(sample(key))])) };
}

function texts(language: string, messages: Messages, english: Messages): string[] {
  return [...messages].flatMap(([path, text]) =>
    textProblems(language, text, english.get(path) ?? '').map((problem) => `${path} ${problem}`),
  );
}

export interface Difference {
  path: string;
  kind: 'missing' | 'empty' | 'placeholders' | 'unknown';
}

const SAID: Readonly<Record<Difference['kind'], string>> = {
  missing: 'is missing',
  empty: 'is empty',
  placeholders: 'has other placeholders than English',
  unknown: 'is not in English',
};

/**
 * The paths that a language must have, each with the English text to translate. A plural key has the language's own classes.
 */
export function expectedTexts(english: Messages, tag: string): Map<string, { sample: string; isPlural: boolean }> {
  const classes = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const expected = new Map<string, { sample: string; isPlural: boolean }>();
  for (const key of keysOf(english)) {
    const plural = english.get(`${key}_other`);
    if (!english.has(key) && plural !== undefined) {
      for (const name of classes) expected.set(`${key}_${name}`, { sample: plural, isPlural: true });
    } else expected.set(key, { sample: english.get(key) ?? '', isPlural: false });
  }
  return expected;
}

/** How a language's messages differ from the English ones. */
export function differences(messages: Messages, english: Messages, tag: string): Difference[] {
  const found: Difference[] = [];
  const keys = keysOf(english);
  const expected = expectedTexts(english, tag);
  for (const [path, { sample, isPlural }] of expected) {
    const text = messages.get(path);
    if (text === undefined) found.push({ path, kind: 'missing' });
    else if (text.trim() === '') found.push({ path, kind: 'empty' });
    else if (!samePlaceholders(text, sample, isPlural)) found.push({ path, kind: 'placeholders' });
  }
  const isKnown = (path: string) => expected.has(path) || (path.endsWith('_zero') && keys.has(path.slice(0, -5)));
  for (const path of messages.keys()) if (!isKnown(path)) found.push({ path, kind: 'unknown' });
  return found;
}

/** A plural form such as "One file" may leave out the count; every other placeholder must be there. */
function samePlaceholders(text: string, sample: string, isPlural: boolean): boolean {
  const names = placeholders(sample);
  const found = placeholders(text);
  return (
    [...found].every((name) => names.has(name)) &&
    [...names].every((name) => found.has(name) || (isPlural && name === 'count'))
  );
}
