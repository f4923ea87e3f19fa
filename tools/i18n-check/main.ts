/**
 * `npm run i18n:check`: checks our own messages. `npm run i18n:check -- <folder>`: checks the files of a brand's languages;
 * prints a table and a line for each finding; exits with 1 on an error, with 0 on warnings alone.
 * `-- <folder> --write-template <lang>` creates a language's file, or adds the texts that it lacks.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLocales } from '../locales/check-locales';
import { checkPack, readEnglish, readJson, type English, type PackReport } from './check-pack';
import { packTemplate } from './template';

const say = (line: string) => process.stdout.write(`${line}\n`);
const root = process.cwd();

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'write-template': { type: 'string' } },
  });
  const [folder] = positionals;
  if (!folder) return checkOwn();
  const english = readEnglish(root);
  const language = values['write-template'];
  if (language !== undefined) return writeTemplate(folder, language, english);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0) {
    say(`There are no .json files in ${folder}. Begin one: npm run i18n:check -- ${folder} --write-template tr`);
    return 1;
  }
  const reports = files.map((name) => show(name, checkPack(join(folder, name), basename(name, '.json'), english)));
  return reports.some(({ errors }) => errors.length > 0) ? 1 : 0;
}

function checkOwn(): number {
  const { problems, messages, languages, folders } = checkLocales(root);
  problems.forEach(say);
  say(`${messages} messages × ${languages} languages in ${folders} folders: ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
}

function writeTemplate(folder: string, language: string, english: English): number {
  const file = join(folder, `${language}.json`);
  const errors: string[] = [];
  const known = existsSync(file) ? readJson(file, errors) : {};
  if (!known) throw new Error(`${file} is there and stays as it is: ${errors.join(', ')}`);
  const template = packTemplate(language, english, known);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(template, null, 2)}\n`);
  say(`${file}: translate the texts, and leave what stands in {{ }} as it is.`);
  return 0;
}

function show(name: string, report: PackReport): PackReport {
  const row = (cells: readonly (string | number)[]) =>
    say(cells.map((cell, at) => (at === 0 ? `${cell}`.padEnd(16) : `${cell}`.padStart(11))).join(''));
  row([name, 'texts', 'missing', 'in English', 'wrong']);
  for (const { namespace, texts, missing, inEnglish, wrong } of report.counts)
    row([`  ${namespace}`, texts, missing, inEnglish, wrong]);
  for (const error of report.errors) say(`  error    ${error}`);
  for (const warning of report.warnings) say(`  warning  ${warning}`);
  say(`  ${report.errors.length} errors, ${report.warnings.length} warnings`);
  return report;
}

try {
  process.exitCode = main();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
