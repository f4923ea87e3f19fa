/** Mistakes in `plugin.ts`, each as a sentence that ends with what to do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guard } from '../../src/kernel/plugin';
import { pathOf } from '../../src/kernel/router/route-path';
import type { checkManifests } from '../../src/kernel/check-manifests';
import { NOT_PRODUCT } from '../locales/check-locales';
import { listFiles } from '../files.mjs';
import type { PluginTree } from './plugin-tree';

/** Patterns of the registry's error messages, each with advice for the author. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/page for card view type/, 'one page only can follow a create: take cardViewTypes out of one of the two pages'],
  [/card view type/, 'give it another number; "npm run routes" shows which are taken'],
  [/group kind/, 'one plugin only can open such a group: take groupKinds out of one of the two entries'],
  [/list of any other group/, 'the shell lists them: take otherGroups out'],
  [/page for data|page id/, 'a reply can lead to one page only: name another data key or page id'],
  [/ group /, 'one plugin only can open it: take the group out of one of the two entries'],
  [/path /, 'change the path of the route, or its alias'],
];

const GUARDS: readonly Guard[] = ['none', 'method', 'group', 'selection', 'transaction'];

/** Texts of the manifest that are of another type, as after a cast. The other checks, and the registry, rely on them. */
export function textsThatAreNone({ folder, manifest }: PluginTree): string[] {
  const texts = manifest.routes.flatMap((route) =>
    (['id', 'path', 'screen'] as const).map(
      (key) => [`${key} of the route ${route.id}`, route[key] as unknown] as const,
    ),
  );
  return [['id', manifest.id as unknown] as const, ...texts]
    .filter(([, value]) => typeof value !== 'string')
    .map(([what, value]) => `${folder}/plugin.ts: the ${what} is ${String(value)}, a ${typeof value}. Write a text.`);
}

export async function manifestProblems(tree: PluginTree): Promise<string[]> {
  const { id, folder, manifest } = tree;
  const file = `${folder}/plugin.ts`;
  const problems: string[] = [];
  if (manifest.id !== id)
    problems.push(`${file}: the id is "${manifest.id}", the folder is ${id}. Write id: '${id}', or rename the folder.`);
  const refused = await refusals(tree);
  for (const line of refused) problems.push(`${file}: ${line}`);
  const known = new Set(tree.manifests.flatMap(({ routes }) => routes.map(pathOf)));
  for (const { id: route, back } of manifest.routes) {
    if (back?.startsWith('/') && !known.has(back))
      problems.push(`${file}: back of the route ${route} is ${back}, which no page has. Write 'origin' for the list.`);
  }
  for (const [at, { id: route, flow, guard }] of manifest.routes.entries()) {
    if (manifest.routes.findIndex((one) => one.id === route && one.flow === flow) < at)
      problems.push(`${file}: two ${flow} routes have the id ${route}. Give one of them another id.`);
    if (!GUARDS.includes(guard))
      problems.push(
        `${file}: the guard of the route ${route} is ${guard ?? 'missing'}. Write guard: 'method' for a form, 'transaction' for what follows a create.`,
      );
  }
  const opened = [...manifest.entries, ...manifest.pages, ...(manifest.links ?? [])];
  for (const { id: route, flow, guard } of manifest.routes) {
    const isOpened = opened.some((one) => one.flow === flow && (one.route === route || groupRouteOf(one) === route));
    if (isOpened && guard === 'none' && !manifest.links?.some((link) => link.route === route))
      problems.push(
        `${file}: the route ${route} opens without a selection. Write guard: 'method' for a form, 'transaction' for what follows a create.`,
      );
  }
  return [...problems, ...unreachable(tree)];
}

/** Routes to which nothing leads: no entry, page or link, no way back, and no store that goes to their path. */
function unreachable({ root, folder, manifest }: PluginTree): string[] {
  const sources = listFiles(root, [folder])
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('/plugin.ts') && !NOT_PRODUCT.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const opened = [...manifest.entries, ...manifest.pages, ...(manifest.links ?? [])];
  return manifest.routes
    .filter(({ id, flow }) => !opened.some((one) => one.flow === flow && [one.route, groupRouteOf(one)].includes(id)))
    .filter(({ path }) => !manifest.routes.some(({ back }) => back?.endsWith(`/${path}`)))
    .filter(({ path }) => !sources.some((source) => source.includes(path)))
    .map(
      (route) =>
        `${folder}/plugin.ts: nothing leads to the route ${route.id}. Name it in an entry, a page or a link, go to '${pathOf(route)}' in a store, or take it out.`,
    );
}

const groupRouteOf = (spec: object): string | undefined => (spec as { groupRoute?: string }).groupRoute;

/** The errors about this plugin that the registry would throw at start. */
async function refusals({ id, manifest, manifests, load }: PluginTree): Promise<string[]> {
  const module = await load<{ checkManifests: typeof checkManifests }>('/src/kernel/check-manifests.ts');
  try {
    module.checkManifests(manifests);
    return [];
  } catch (error) {
    const lines = (error as Error).message.split('\n');
    return lines
      .filter((line) => isAbout(line, id) || isAbout(line, manifest.id))
      .map((line) => advised(line, manifest));
  }
}

const isAbout = (line: string, id: string) => new RegExp(`(plugin|by) ${id}\\b(?!-)`).test(line);

function advised(line: string, manifest: PluginTree['manifest']): string {
  const names = /names the (\w+) route/.exec(line);
  if (names) {
    const ids = manifest.routes.filter(({ flow }) => flow === names[1]).map(({ id }) => id);
    return `${line}. Its ${names[1]} routes are: ${ids.join(', ') || 'none'}.`;
  }
  const design = /no screens for the (\w+) design/.exec(line)?.[1];
  if (design) return `${line}. Write screens: () => import('./screens'), or take '${design}' out of its designs.`;
  const advice = ADVICE.find(([claim]) => claim.test(line))?.[1];
  return advice === undefined ? `${line}.` : `${line}: ${advice}.`;
}
