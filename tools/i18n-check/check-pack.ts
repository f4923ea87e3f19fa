/** Checks one file of a brand's texts against the English ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from '../check-plugin/closest';
import {
  differences,
  expectedTexts,
  flatten,
  messageFolders,
  readMessages,
  type Messages,
} from '../locales/locale-messages';
import { textProblems } from '../locales/locale-texts';

/** The English texts by namespace: `core`, `player` and one for each plugin. */
export type English = ReadonlyMap<string, Messages>;

export interface PackReport {
  /** Errors: the text, or the whole file, is not used. */
  errors: string[];
  /** Warnings: the text is missing and shown in English, or its content looks wrong. */
  warnings: string[];
  counts: { namespace: string; texts: number; missing: number; inEnglish: number; wrong: number }[];
}

export function readEnglish(root: string): English {
  const problems: string[] = [];
  const read = ({ namespace, folder }: { namespace: string; folder: string }) =>
    [namespace, readMessages(join(root, folder, 'en.json'), `${folder}/en.json`, problems)] as const;
  const english = new Map(messageFolders(root).map(read));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return english;
}

/** The language that the file's name gives: `tr.json`, `zh-Hant.json`, or one of ours such as `mx.json`. */
export function languageOf(name: string): Intl.Locale | undefined {
  const file = { in: 'en-IN', mx: 'es-MX' }[name] ?? name;
  try {
    const [language] = Intl.PluralRules.supportedLocalesOf(file);
    return language === undefined ? undefined : new Intl.Locale(language);
  } catch {
    return undefined;
  }
}

export function checkPack(file: string, name: string, english: English): PackReport {
  const report: PackReport = { errors: [], warnings: [], counts: [] };
  const locale = languageOf(name);
  if (!locale)
    report.errors.push(`${name} is no language: call the file by a BCP 47 tag, e.g. tr.json or zh-Hant.json`);
  const pack = readJson(file, report.errors);
  if (!locale || !pack) return report;
  for (const namespace of Object.keys(pack).filter((one) => !english.has(one)))
    report.errors.push(`${namespace}: no such part${orNearest(namespace, [...english.keys()])}`);
  for (const [namespace, texts] of english) checkNamespace(pack[namespace] ?? {}, namespace, texts, locale, report);
  return report;
}

function checkNamespace(part: unknown, namespace: string, english: Messages, locale: Intl.Locale, report: PackReport) {
  const { errors, warnings } = report;
  const at = (path: string) => `${namespace} ${path}`;
  const before = errors.length;
  const messages: Messages = new Map();
  flatten(part, '', messages, (path) => errors.push(`${at(path)}: no text`));
  const expected = expectedTexts(english, locale.baseName);
  let missing = 0;
  for (const { path, kind } of differences(messages, english, locale.baseName)) {
    if (kind === 'unknown') errors.push(`${at(path)}: no such text${orNearest(path, [...expected.keys()])}`);
    if (kind === 'empty') errors.push(`${at(path)}: empty`);
    if (kind === 'placeholders')
      errors.push(`${at(path)}: other placeholders or tags than English, “${expected.get(path)?.sample}”`);
    if (kind !== 'missing') continue;
    missing += 1;
    const isClass = expected.get(path)?.isPlural && messages.has(path.replace(/_[a-z]+$/, '_other'));
    warnings.push(`${at(path)}: missing, ${isClass ? '_other' : 'English'} stands in`);
  }
  let inEnglish = 0;
  for (const [path, text] of messages) {
    const sample = expected.get(path)?.sample ?? '';
    for (const problem of textProblems(locale.language, text, sample, scriptOf(locale))) {
      if (problem === 'is the English text') inEnglish += 1;
      warnings.push(`${at(path)}: ${problem}`);
    }
  }
  report.counts.push({ namespace, texts: messages.size, missing, inEnglish, wrong: errors.length - before });
}

/** '' for languages written in several scripts at once, e.g. Japanese. */
function scriptOf(locale: Intl.Locale): string {
  const { script } = locale.maximize();
  return script === undefined || ['Jpan', 'Kore', 'Hans', 'Hant'].includes(script) ? '' : script;
}

function orNearest(key: string, known: readonly string[]): string {
  const nearest = closest(key, known) ?? known.find((one) => one.split('.').at(-1) === key.split('.').at(-1));
  return nearest === undefined ? '' : `, perhaps ${nearest}`;
}

/**
 * Parses a JSON file. Skips a byte order mark, which Windows' Notepad writes and browsers skip as well. Adds problems to
 * `errors`.
 */
export function readJson(file: string, errors: string[]): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    errors.push('the file is no JSON object');
  } catch (error) {
    errors.push(`the file can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return undefined;
}
