/** Compares the screens that routes name, the screens that exist, and the stories of both. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Design } from '../../src/contract/primitives';
import { screensOf } from '../../src/kernel/plugin';
import { reasonAgainst, STATES } from '../../tests/kit/screen-states';
import { stateOf } from '../../tests/contract/atlas-stories';
import { closest } from './closest';
import { firstLine, type PluginTree } from './plugin-tree';

const DESIGNS: readonly Design[] = ['current', 'legacy'];

export async function screenProblems(tree: PluginTree): Promise<string[]> {
  const found = await Promise.all(DESIGNS.map((design) => ofDesign(tree, design)));
  // A fault of what both designs share is found once for each.
  return [...new Set(found.flat()), ...undeclared(tree)];
}

async function ofDesign(tree: PluginTree, design: Design): Promise<string[]> {
  const { folder, manifest } = tree;
  const load = screensOf(manifest, design);
  const screensIn = (is: (one: Design) => boolean) =>
    new Set(manifest.routes.filter(({ designs }) => designs.some(is)).map(({ screen }) => screen));
  const wanted = screensIn((one) => one === design);
  if (!load || wanted.size === 0) return [];
  const own = `screens/${design}/index.ts`;
  const file = tree.has(own) ? own : 'screens/index.ts';
  const index = `${folder}/${file}`;
  if (!tree.has(file)) return [`${index} is missing: it exports the plugin's screens as one object, by their names.`];
  let names: string[];
  try {
    const { default: screens } = (await load()) as { default?: object };
    if (!screens) return [`${index} has no screens as its default export: end it with "export default screens;".`];
    names = Object.keys(screens);
  } catch (error) {
    return [`${index} can't be loaded: ${firstLine(error)}`];
  }
  const problems: string[] = [];
  for (const screen of wanted) {
    if (!names.includes(screen)) problems.push(misspelt(`${folder}/plugin.ts`, index, screen, names));
    else problems.push(...filesOf(tree, design, screen));
  }
  const shown = screensIn((one) => screensOf(manifest, one) === load);
  for (const name of names.filter((one) => !shown.has(one)))
    problems.push(
      `${index} exports the screen ${name}, which no route of plugin.ts shows. Add a route, or take it out.`,
    );
  return [...problems, ...wholeFlows(tree, design)];
}

function misspelt(manifest: string, index: string, screen: string, names: readonly string[]): string {
  const meant = closest(screen, names);
  const hint = meant ? `Did you mean ${meant}?` : `It exports ${names.join(', ') || 'none'}.`;
  return `${manifest}: a route shows the screen "${screen}", which ${index} does not export. ${hint}`;
}

function filesOf(tree: PluginTree, design: Design, screen: string): string[] {
  const { folder, states = {} } = tree;
  const name = `${kebab(screen)}-screen`;
  const problems: string[] = [];
  if (!tree.has(`screens/${design}/${name}.tsx`) && !tree.has(`screens/${name}.tsx`))
    problems.push(`The screen ${screen} is not in ${folder}/screens/${name}.tsx. Name its file so.`);
  const story = `${folder}/screens/${design}/${name}.stories.tsx`;
  if (!tree.has(`screens/${design}/${name}.stories.tsx`)) {
    const how = design === 'legacy' ? ', with inLegacy(…) of the current ones' : '';
    return [...problems, `${story} is missing: the screen ${screen} needs a story for each of its states${how}.`];
  }
  const declared = states[`${screen}@${design}`] ?? states[screen];
  if (!declared) return problems;
  const title = `Flows/${tree.id}/${design}/${kebab(screen)}`;
  const names = storiesOf(tree, design, title);
  if (names.length === 0) return [...problems, `${story}: its title must be '${title}'.`];
  const shown = new Set(names.map(stateOf));
  for (const state of STATES) {
    const reason = reasonAgainst(state, declared);
    if (!reason && !shown.has(state))
      problems.push(
        `${story} has no story ${state}. Add one whose name begins so, or give a reason in states.fixture.ts: not: { ${state}: '…' }.`,
      );
    if (reason && shown.has(state))
      problems.push(`${story} has a story ${state}, but states.fixture.ts says: ${reason}. Add also: ['${state}'].`);
  }
  return problems;
}

function undeclared({ folder, manifest, states = {}, has }: PluginTree): string[] {
  const file = `${folder}/states.fixture.ts`;
  if (!has('states.fixture.ts'))
    return [`${file} is missing: it says which states each screen has a story for, as in { base: { kind: 'form' } }.`];
  const screens = [...new Set(manifest.routes.map(({ screen }) => screen))];
  const declared = Object.keys(states).map((key) => key.replace(/@\w+$/, ''));
  return [
    ...screens
      .filter((screen) => !declared.includes(screen))
      .map(
        (screen) => `${file} does not declare the screen ${screen}. Add its kind, e.g. ${screen}: { kind: 'form' }.`,
      ),
    ...declared
      .filter((screen) => !screens.includes(screen))
      .map((screen) => `${file} declares the screen ${screen}, which no route of plugin.ts shows. Take it out.`),
  ];
}

function wholeFlows(tree: PluginTree, design: Design): string[] {
  const entries = tree.manifest.entries.filter(({ designs }) => designs.includes(design));
  return [...new Set(entries.map(({ flow }) => flow))].flatMap((flow) => {
    const what = flow === 'deposit' ? 'whole flow' : 'whole withdrawal';
    const title = `Flows/${tree.id}/${design}/${what}`;
    if (storiesOf(tree, design, title).includes('ToPlay')) return [];
    const file = `${tree.folder}/screens/${design}/${what.replace(' ', '-')}.stories.tsx`;
    return [`${file} has no story ToPlay with the title '${title}': add it with flowStories({ … }).toPlay().`];
  });
}

/** Names of the stories with this title. */
function storiesOf({ root, folder }: PluginTree, design: Design, title: string): string[] {
  const place = join(root, folder, 'screens', design);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => readFileSync(join(place, name), 'utf8'))
    .filter((source) => source.includes(`title: '${title}'`))
    .flatMap((source) => [...source.matchAll(/^export const (\w+)/gm)].map((match) => match[1]!));
}

const kebab = (screen: string) => screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
