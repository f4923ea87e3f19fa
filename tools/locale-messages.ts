/** Message files compared with the English one: same keys, same plural classes, same placeholders, nothing empty. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from '../src/core/locale/placeholders';
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

/** Path to text, e.g. `list.title`. */
export type Messages = Map<string, string>;

/** Flat messages of one file. Problems (not JSON, a leaf that is no text) are added to `problems`. */
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

function flatten(node: unknown, path: string, into: Messages, onBad: (path: string) => void): void {
  if (typeof node === 'string' && path !== '') into.set(path, node);
  else if (typeof node === 'object' && node !== null && !Array.isArray(node)) {
    for (const [key, child] of Object.entries(node)) flatten(child, path ? `${path}.${key}` : key, into, onBad);
  } else onBad(path || 'the file');
}

/** Keys as the code names them: plural forms (`more_one`, `more_other`) are one key (`more`). */
export function keysOf(english: Messages): Set<string> {
  return new Set([...english.keys()].map((path) => pluralBase(path, english) ?? path));
}

/** The key whose plural form this is. English must have both of its classes, so that `reason_other` alone is a key. */
function pluralBase(path: string, english: Messages): string | undefined {
  const base = path.replace(PLURAL, '');
  return base !== path && english.has(`${base}_one`) && english.has(`${base}_other`) ? base : undefined;
}

export interface FolderReport {
  problems: string[];
  /** The placeholders of each key of the English file. */
  keys: Map<string, ReadonlySet<string>>;
}

/** What is wrong in one folder of nine files. */
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
    if (messages.size === 0 && english.size > 0) continue; // Reported already, or it would fill the screen.
    const found = [...compare(messages, english, keys, tag), ...texts(language, messages, english)];
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

function compare(messages: Messages, english: Messages, keys: Set<string>, tag: string): string[] {
  const problems: string[] = [];
  const classes = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const expected = new Map<string, { sample: string; isPlural: boolean }>();
  for (const key of keys) {
    const plural = english.get(`${key}_other`);
    if (!english.has(key) && plural !== undefined) {
      for (const name of classes) expected.set(`${key}_${name}`, { sample: plural, isPlural: true });
    } else expected.set(key, { sample: english.get(key) ?? '', isPlural: false });
  }
  for (const [path, { sample, isPlural }] of expected) {
    const text = messages.get(path);
    if (text === undefined) problems.push(`${path} is missing`);
    else if (text.trim() === '') problems.push(`${path} is empty`);
    else if (!samePlaceholders(text, sample, isPlural)) problems.push(`${path} has other placeholders than English`);
  }
  const isKnown = (path: string) => expected.has(path) || (path.endsWith('_zero') && keys.has(path.slice(0, -5)));
  for (const path of messages.keys()) if (!isKnown(path)) problems.push(`${path} is not in English`);
  return problems;
}

/** "One file" may leave the count out; every other placeholder must be there. */
function samePlaceholders(text: string, sample: string, isPlural: boolean): boolean {
  const names = placeholders(sample);
  const found = placeholders(text);
  return (
    [...found].every((name) => names.has(name)) &&
    [...names].every((name) => found.has(name) || (isPlural && name === 'count'))
  );
}
