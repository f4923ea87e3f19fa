/**
 * Checks the messages. Each folder (src/locales, each plugin's locales) has nine files that are alike in keys, plural
 * classes and placeholders, each in its own script and words. Each key that the code names exists and gets its values;
 * each key that exists is used.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files.mjs';
import { runAsScript } from '../check/report';
import { checkFolder, messageFolders, TAGS } from './locale-messages';
import { usageOf } from './locale-usage';

/** Beginnings of keys that the gateway's answers complete, so that no literal in the sources names them whole. */
const NAMED_BY_DATA = ['paymentGroup.', 'common.errors.', 'httpCodes.', 'paymentMethods.', 'fieldErrors.'];
export const NOT_PRODUCT = /\.(test|stories|fake|fixture)\.tsx?$|\/test-kit\/|^plugins\/[^/]+\/(simulator|fixtures)/;

export interface LocalesReport {
  /** One per problem, each a line of text; empty when there is none. */
  problems: string[];
  /** Number of messages in the English files; the plural forms of a key count as one. */
  messages: number;
  languages: number;
  /** Number of folders of messages: the core's and the plugins'. */
  folders: number;
}

export function checkLocales(root: string): LocalesReport {
  const problems: string[] = [];
  const known = new Map<string, ReadonlySet<string>>();
  let folders = 0;
  const collect = (folder: string, namespace: string) => {
    const { problems: found, keys } = checkFolder(root, folder);
    problems.push(...found);
    for (const [key, placeholders] of keys) known.set(namespace + key, placeholders);
    folders++;
  };
  for (const { namespace, folder } of messageFolders(root))
    collect(folder, namespace === 'core' ? '' : `${namespace}:`);

  const used = new Set<string>();
  const prefixes = [...NAMED_BY_DATA];
  for (const file of listFiles(root, ['src', 'plugins']).filter(
    (name) => /\.tsx?$/.test(name) && !NOT_PRODUCT.test(name),
  )) {
    const usage = usageOf(file, readFileSync(join(root, file), 'utf8'));
    for (const literal of usage.literals) used.add(literal);
    prefixes.push(...usage.prefixes);
    for (const { key, line, values } of usage.required) {
      const placeholders = known.get(key);
      if (!placeholders) problems.push(`${file}:${line}: no message ${key}`);
      else if (values) {
        const lacking = [...placeholders].filter((name) => !values.has(name));
        if (lacking.length > 0) problems.push(`${file}:${line}: ${key} without ${lacking.join(', ')}`);
      }
    }
  }
  for (const key of known.keys()) {
    if (!used.has(key) && !prefixes.some((prefix) => key.startsWith(prefix))) problems.push(`${key}: not used`);
  }
  return { problems, messages: known.size, languages: Object.keys(TAGS).length, folders };
}

export function localesReport(root: string) {
  const { problems, messages, languages, folders } = checkLocales(root);
  return { problems, summary: `${messages} messages × ${languages} languages in ${folders} folders` };
}

await runAsScript(import.meta.url, localesReport);
