/** The files of a new plugin, from the templates beside this file. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from '../docs/format';
import { listFiles } from '../files.mjs';
import { camelCase, type Choices } from './choices';
import { messagesOf } from './messages';
import { fillTemplate } from './template';

const HERE = dirname(fileURLToPath(import.meta.url));

/** The texts by path below the plugin's folder, formatted as the repository's files are. */
export async function makePlugin(choices: Choices): Promise<ReadonlyMap<string, string>> {
  const tags = tagsOf(choices);
  const words = wordsOf(choices);
  const texts = new Map<string, string>();
  for (const folder of foldersOf(tags)) {
    for (const file of listFiles(join(HERE, 'template'), [folder])) {
      const path = fillTemplate(file.slice(folder.length + 1).replace(/\.txt$/, ''), tags, words);
      texts.set(path, fillTemplate(readFileSync(join(HERE, 'template', file), 'utf8'), tags, words));
    }
  }
  for (const [language, messages] of Object.entries(messagesOf(choices)))
    texts.set(`locales/${language}.json`, JSON.stringify(messages));
  const formatted = [...texts].map(async ([path, text]): Promise<[string, string]> => {
    if (path.endsWith('.svg')) return [path, text];
    return [path, await format(path, text)];
  });
  return new Map(await Promise.all(formatted));
}

/** The tags that a template's conditions may name: see `fillTemplate`. */
function tagsOf({ flow, kind, designs }: Choices): ReadonlySet<string> {
  const hasDeposit = flow !== 'withdrawal';
  const tags = [
    ...(hasDeposit ? ['deposit', kind] : []),
    ...(flow !== 'deposit' ? ['withdrawal'] : []),
    ...(hasDeposit && flow !== 'deposit' ? ['both-flows'] : []),
    ...(designs.includes('legacy') ? ['legacy'] : []),
  ];
  return new Set(tags);
}

const FOLDERS = ['deposit', 'code-page', 'withdrawal'];

/**
 * The template folders that apply. `code-page-legacy` is for plugins with a code page that also have the legacy design.
 */
function foldersOf(tags: ReadonlySet<string>): string[] {
  const folders = FOLDERS.filter((folder) => tags.has(folder));
  const legacy = tags.has('legacy') ? folders.map((folder) => `${folder}-legacy`) : [];
  return ['all', ...folders, ...legacy];
}

function wordsOf({ id, name, designs, displayType }: Choices): Readonly<Record<string, string>> {
  const camel = camelCase(id);
  return {
    id,
    Name: name.replaceAll("'", '’'),
    Pascal: camel[0]!.toUpperCase() + camel.slice(1),
    camel,
    snake: id.replaceAll('-', '_'),
    type: String(displayType),
    designs: designs.map((design) => `'${design}'`).join(', '),
  };
}
