/**
 * `npm run docs:plugin-api` writes docs/plugin-api.md from the types themselves: the parts of the product that plugins
 * use. Not committed, because each change of a signature would be made twice.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isMain } from '../../machine/is-main.mjs';
import { format } from '../docs/format';
import { listFiles } from '../files.mjs';
import { readExports, type ExportedName } from './read-exports';

const PLUGIN_API = 'docs/plugin-api.md';

/** In the order in which an author meets them. */
const LAYERS: readonly { folder: string; heading: string; text: string }[] = [
  { folder: 'kernel', heading: 'Kernel', text: 'The manifest, the routes and the injection of stores.' },
  { folder: 'contract', heading: 'Contract', text: 'Schemas and types of what the gateway and the host send.' },
  {
    folder: 'cashier',
    heading: 'Cashier',
    text: 'The rules and stores of a payment: methods, amount, create, state, end.',
  },
  { folder: 'connected', heading: 'Connected parts', text: 'Forms and parts that already know the stores.' },
  { folder: 'ui', heading: 'Interface', text: 'Parts that are drawn in both designs and know no store.' },
  { folder: 'families', heading: 'Families', text: 'What several plugins of one family share.' },
  { folder: 'core', heading: 'Services', text: 'Texts, time, network, errors, storage, the host.' },
];

/** A module must be used by this many plugins to count as public API: what a single one uses is not yet promised. */
const LEAST_PLUGINS = 2;

/** Types that no plugin needs to import, but that the functions of other modules take. */
const TAKEN = ['cashier/form/payment-form-terms'];

/** Modules below src/ that plugins import outside their tests, stories and fixtures. */
export function modulesOfPlugins(): string[] {
  const users = new Map<string, Set<string>>();
  for (const file of listFiles('.', ['plugins'])) {
    if (!/\.tsx?$/.test(file) || /\.(?:test|stories|fixture|fake)\.|\/(?:fixtures|simulator)/.test(file)) continue;
    const plugin = file.split('/')[1]!;
    for (const [, module] of readFileSync(file, 'utf8').matchAll(/from '@\/([^']+)'/g)) {
      users.set(module!, (users.get(module!) ?? new Set()).add(plugin));
    }
  }
  return [...TAKEN, ...[...users].filter(([, plugins]) => plugins.size >= LEAST_PLUGINS).map(([module]) => module)];
}

function sourceOf(module: string): string {
  const file = listFiles('.', [`src/${module}.ts`, `src/${module}.tsx`, `src/${module}/index.ts`])[0];
  if (!file) throw new Error(`@/${module} is no file below src/`);
  return readFileSync(file, 'utf8');
}

/** The reference as Markdown, formatted. */
export async function pluginApiText(): Promise<string> {
  const modules = modulesOfPlugins().sort();
  const parts = LAYERS.flatMap(({ folder, heading, text }) => {
    const own = modules.filter((module) => module.startsWith(`${folder}/`)).map(moduleText);
    return own.length === 0 ? [] : [`## ${heading}\n\n${text}\n\n${own.join('\n')}`];
  });
  return format(PLUGIN_API, INTRODUCTION + parts.join('\n'));
}

const INTRODUCTION = `# The plugin API

What plugins import of the product, made from the types by \`npm run docs:plugin-api\`. [Adding a plugin](adding-a-plugin.md) is the way to begin.
A module stands here when at least ${LEAST_PLUGINS} plugins use it, or one of these takes its type.

`;

function moduleText(module: string): string {
  const names = readExports(sourceOf(module));
  return `### \`@/${module}\`\n\n${names.map(nameText).join('\n')}`;
}

function nameText({ name, signature, comment }: ExportedName): string {
  return `#### ${name}\n\n${comment}\n\n\`\`\`ts\n${signature}\n\`\`\`\n`;
}

if (isMain(import.meta.url)) {
  writeFileSync(PLUGIN_API, await pluginApiText());
  console.log(PLUGIN_API);
}
