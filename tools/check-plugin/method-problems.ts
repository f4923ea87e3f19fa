/** Checks the methods of `fixtures.ts`: what a player can choose in the sandbox, and find there. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueMethod, Market } from '../../src/contract/simulator';
import type { PluginTree } from './plugin-tree';

export async function methodProblems(tree: PluginTree): Promise<string[]> {
  return [...claimProblems(tree), ...fieldProblems(tree), ...(await placeProblems(tree))];
}

/** Methods that another plugin would open, that the simulator leaves out, or that have no icon. */
function claimProblems({ root, id, folder, manifest, manifests, methods, simulator }: PluginTree): string[] {
  const claimed = (flow: string) =>
    manifest.entries.filter((entry) => entry.flow === flow).flatMap((entry) => entry.cardViewTypes ?? []);
  const isOwn = (flow: string) => (entry: CatalogueMethod) =>
    (entry.flows as string[]).includes(flow) && claimed(flow).includes(entry.method.cardViewType);
  // A method beside the plugin's own ones may begin in another plugin's form, for a reply that leads to a page of this one.
  const isLent = (flow: string, type: number) =>
    methods.some(isOwn(flow)) &&
    manifests.some(
      (other) =>
        other.id !== id && other.entries.some((entry) => entry.flow === flow && entry.cardViewTypes?.includes(type)),
    );
  const hasGroups = manifest.entries.some(({ groups = [] }) => groups.length > 0);
  return methods.flatMap(({ method, flows }) => {
    const { name, cardViewType, iconIds } = method;
    const strange = hasGroups
      ? []
      : flows.filter((flow) => !claimed(flow).includes(cardViewType) && !isLent(flow, cardViewType));
    const unhandled = flows.filter((flow) => !simulator?.handles(method, flow));
    const iconless = iconIds.filter(
      (icon) =>
        ![`${folder}/icons`, 'sandbox/catalogue/icons'].some((place) => existsSync(join(root, place, `${icon}.svg`))),
    );
    return [
      ...strange.map(
        (flow) =>
          `${folder}/fixtures.ts: ${name} has display type ${cardViewType}, which no ${flow} entry of plugin.ts claims (${claimed(flow).join(', ') || 'none'}): another plugin would open it.`,
      ),
      ...unhandled.map((flow) => `${folder}/simulator.ts: handles(…) is false for the ${flow} by ${name}. Take it in.`),
      ...iconless.map(
        (icon) => `${folder}/fixtures.ts: ${name} has the icon ${icon}, but there is no ${folder}/icons/${icon}.svg.`,
      ),
    ];
  });
}

/** Currencies without limits, fields of one name, of which the form keeps the last only, and patterns that can't be read. */
function fieldProblems({ folder, methods }: PluginTree): string[] {
  return methods.flatMap(({ method }) => {
    const { name, fields, currency } = method;
    const names = fields.map((field) => field.name);
    const twice = [...new Set(names.filter((field, at) => names.indexOf(field) < at))];
    const boundless = currency.filter((code) => !method.amount_rules[code]);
    const broken = fields.filter(({ regex }) => regex != null && !isPattern(regex));
    return [
      ...boundless.map(
        (code) => `${folder}/fixtures.ts: ${name} has no amount_rules for ${code}. Add its min and max.`,
      ),
      ...twice.map(
        (field) =>
          `${folder}/fixtures.ts: ${name} has two fields ${field}, and the form shows only the last. Rename one of them.`,
      ),
      ...broken.map(
        ({ name: field, regex }) =>
          `${folder}/fixtures.ts: the regex of the field ${field} of ${name} can't be read: ${regex}`,
      ),
    ];
  });
}

function isPattern(regex: string): boolean {
  try {
    return Boolean(new RegExp(regex, 'u'));
  } catch {
    return false;
  }
}

/** Countries that the sandbox doesn't have, and tiles that can't be told from another of the same list. */
async function placeProblems({ root, id, folder, methods, load }: PluginTree): Promise<string[]> {
  const plugins = readdirSync(join(root, 'plugins'));
  const withFile = (file: string) => plugins.filter((one) => existsSync(join(root, 'plugins', one, file)));
  const places = withFile('markets.fixture.ts').map((one) => `/plugins/${one}/markets.fixture.ts`);
  const lists = await Promise.all(
    ['/sandbox/catalogue/markets.ts', ...places].map((file) => load<{ markets: readonly Market[] }>(file)),
  );
  const [{ catalogue }, ...others] = await Promise.all([
    load<{ catalogue: readonly CatalogueMethod[] }>('/sandbox/catalogue/index.ts'),
    ...withFile('fixtures.ts')
      .filter((other) => other !== id)
      .map((other) => load<{ methods?: readonly CatalogueMethod[] }>(`/plugins/${other}/fixtures.ts`)),
  ]);
  const known = lists.flatMap(({ markets }) => markets.map(({ country }) => country));
  const listed = [...catalogue, ...others.flatMap((other) => other.methods ?? [])];
  return methods.flatMap((entry, at) => {
    const { name, text } = entry.method;
    const unknown = entry.countries.filter((country) => !known.includes(country));
    const same = [...listed, ...methods.slice(0, at)].find((other) => isSameTile(entry, other));
    return [
      ...unknown.map(
        (country) =>
          `${folder}/fixtures.ts: ${name} is offered in ${country}, which is no market of the sandbox, so that nobody can open it. Take one of ${known.join(' ')}, or add ${country} in ${folder}/markets.fixture.ts: export const markets: readonly Market[] = [{ country: '${country}', … }].`,
      ),
      ...(same
        ? [
            `${folder}/fixtures.ts: the tile of ${name} says "${text['en']}", as that of ${same.method.name} in the same list does. Give it another text.`,
          ]
        : []),
    ];
  });
}

/** Whether some player sees both methods in one list, under the same English text. */
function isSameTile(one: CatalogueMethod, other: CatalogueMethod): boolean {
  return (
    one.method.text['en'] === other.method.text['en'] &&
    one.flows.some((flow) => other.flows.includes(flow)) &&
    one.countries.some((country) => other.countries.includes(country)) &&
    one.method.currency.some((currency) => other.method.currency.includes(currency))
  );
}
