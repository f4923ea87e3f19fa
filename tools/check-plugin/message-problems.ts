/** Checks the plugin's messages: nine files with the same keys, every key that the code names, and no unused one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '../locales/locale-messages';
import { NOT_PRODUCT } from '../locales/check-locales';
import { listFiles } from '../files.mjs';
import { usageOf } from '../locales/locale-usage';
import { closest } from './closest';
import type { PluginTree } from './plugin-tree';

export function messageProblems({ root, id, folder, manifest, has }: PluginTree): string[] {
  if (has('locales') !== manifest.hasMessages) {
    return [
      has('locales')
        ? `${folder}/plugin.ts: hasMessages is false, but there are locales. Write hasMessages: true.`
        : `${folder}/locales is missing: add the nine files, or write hasMessages: false in plugin.ts.`,
    ];
  }
  if (!manifest.hasMessages) return [];
  const { problems: found, keys } = checkFolder(root, `${folder}/locales`);
  const problems = found.map((problem) => advised(problem, folder));
  if (!has('messages.d.ts'))
    problems.push(
      `${folder}/messages.d.ts is missing: it gives the keys to the type checker. Copy it from another plugin.`,
    );
  const used = new Set<string>();
  const prefixes: string[] = [];
  for (const file of listFiles(root, [folder]).filter((name) => /\.tsx?$/.test(name) && !NOT_PRODUCT.test(name))) {
    const { required, literals, prefixes: beginnings } = usageOf(file, readFileSync(join(root, file), 'utf8'));
    literals.forEach((literal) => used.add(literal));
    prefixes.push(...beginnings);
    for (const { key, line } of required.filter((one) => one.key.startsWith(`${id}:`))) {
      const name = key.slice(id.length + 1);
      if (keys.has(name)) continue;
      const meant = closest(name, [...keys.keys()]);
      problems.push(
        `${file}:${line}: there is no message ${key}. ${meant ? `Did you mean ${id}:${meant}?` : `Add ${name} to the nine files of ${folder}/locales.`}`,
      );
    }
  }
  for (const name of keys.keys()) {
    const key = `${id}:${name}`;
    if (!used.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
      problems.push(`${folder}/locales: ${name} is not used. Show it, or take it out of the nine files.`);
  }
  return problems;
}

function advised(problem: string, folder: string): string {
  if (problem.endsWith(': missing'))
    return `${problem}. Every text is there in nine languages: en es hi in mr mx pt ru te.`;
  if (problem.endsWith(' is missing')) return `${problem}, but English has it. Translate it.`;
  if (problem.endsWith(' is not in English')) return `${problem}. Add it to ${folder}/locales/en.json, or take it out.`;
  if (/ is the English text$|, which is not \w+$/.test(problem))
    return `${problem}. Translate it; a name that no language translates stands in NAMES of tools/locales/locale-texts.ts.`;
  if (/other placeholders/.test(problem)) return `${problem}. Keep each {{…}} as it is.`;
  return `${problem}.`;
}
