/**
 * Checks the messages: nine files in src/locales and in each plugin's locales, alike in keys, plural classes and
 * placeholders; each key that the code names exists, each key that exists is used. Exits with 1 when one is not.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from './files.mjs';
import { checkFolder } from './locale-messages';
import { usageOf } from './locale-usage';

/** Keys that the gateway's answers name, so that no literal of ours does. */
const NAMED_BY_DATA = ['paymentGroup.', 'common.errors.', 'httpCodes.', 'paymentMethods.', 'fieldErrors.'];
const NOT_PRODUCT = /\.(test|stories|fake|fixture)\.tsx?$|\/test-kit\/|^plugins\/[^/]+\/(simulator|fixtures)/;

/** Problems, one a line; none when all is well. */
export function checkLocales(root: string): string[] {
  const problems: string[] = [];
  const known = new Set<string>();
  const collect = (folder: string, namespace: string) => {
    const { problems: found, keys } = checkFolder(root, folder);
    problems.push(...found);
    for (const key of keys) known.add(namespace + key);
  };
  collect('src/locales', '');
  for (const id of pluginsWithMessages(root)) collect(`plugins/${id}/locales`, `${id}:`);

  const used = new Set<string>();
  const prefixes = [...NAMED_BY_DATA];
  for (const file of listFiles(root, ['src', 'plugins']).filter(
    (name) => /\.tsx?$/.test(name) && !NOT_PRODUCT.test(name),
  )) {
    const usage = usageOf(file, readFileSync(join(root, file), 'utf8'));
    for (const literal of usage.literals) used.add(literal);
    prefixes.push(...usage.prefixes);
    for (const { key, line } of usage.required) {
      if (!known.has(key)) problems.push(`${file}:${line}: no message ${key}`);
    }
  }
  for (const key of known) {
    if (!used.has(key) && !prefixes.some((prefix) => key.startsWith(prefix))) problems.push(`${key}: not used`);
  }
  return problems;
}

function pluginsWithMessages(root: string): string[] {
  const folder = join(root, 'plugins');
  return existsSync(folder) ? readdirSync(folder).filter((id) => existsSync(join(folder, id, 'locales'))) : [];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = checkLocales(process.cwd());
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? 'Messages: all in order' : `${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
