import { DisplayType, GROUPS } from '../../src/contract/method';
import { Design, Flow } from '../../src/contract/primitives';
import type { PageSpec, PluginManifest } from '../../src/kernel/plugin';
import type { ManifestRegistry } from '../../src/kernel/registry';
import { pathOf } from '../../src/kernel/router/route-path';

export interface TableSources {
  /** All manifests, the shell's first. */
  manifests: readonly PluginManifest[];
  /** The class from the same module loader as the manifests. */
  ManifestRegistry: typeof ManifestRegistry;
}

/** The table as text for a terminal: for each design and flow that has routes, which page opens what. */
export function routeTables({ manifests, ManifestRegistry }: TableSources): string {
  return Design.options
    .map((design) => ({ design, registry: new ManifestRegistry(manifests, design) }))
    .filter(({ registry }) => registry.routes.length > 0)
    .flatMap(({ design, registry }) => [
      ...Flow.options
        .filter((flow) => registry.routes.some(({ spec }) => spec.flow === flow))
        .map((flow) => section(`${flow}, ${design} design`, entryRows(registry, manifests, flow, design))),
      section(`routes, ${design} design`, routeRows(registry)),
    ])
    .join('\n');
}

function entryRows(
  registry: ManifestRegistry,
  manifests: readonly PluginManifest[],
  flow: Flow,
  design: Design,
): string[][] {
  const claimed = registry.handledCardViewTypes(flow);
  const owner = (path: string) => registry.routeAt(path)?.manifest.id ?? 'nobody';
  // Display types are an open set: a plugin may claim a number that the specification does not name.
  const named = Object.entries(DisplayType).map(([name, type]): [string, number] => [name, type]);
  const ofTheSpec: readonly number[] = Object.values(DisplayType);
  const own = claimed
    .filter((type) => !ofTheSpec.includes(type))
    .map((type): [string, number] => ["of a plugin's", type]);
  const kindsOf = manifests.flatMap(({ entries }) => entries.flatMap(({ groupKinds = [] }) => groupKinds));
  const types = [...named, ...own].map(([name, type]) => {
    if (claimed.length === 0) return [`method ${type} ${name}`, '-', '-', 'nobody'];
    const [alone, grouped] = [false, true].map((inGroup) =>
      registry.pathForMethod(flow, { cardViewType: type }, inGroup),
    ) as [string, string];
    const by = owner(alone) + (claimed.includes(type) ? '' : ' (as nobody claims it)');
    return [`method ${type} ${name}`, alone, grouped === alone ? '' : `in a group ${grouped}`, by];
  });
  const groups = GROUPS.map((name) => {
    const path = registry.pathForGroup(flow, { name, methods: [] }) ?? registry.groupListPath(flow);
    return [`group ${name}`, path, '', owner(path)];
  });
  const kinds = [...named, ...own.filter(([, type]) => kindsOf.includes(type))].flatMap(([name, type]) => {
    const path = registry.pathForGroup(flow, { name: '', methods: [{ cardViewType: type }] });
    return path ? [[`group of ${type} ${name}`, path, '', owner(path)]] : [];
  });
  const replies = manifests
    .flatMap((manifest) => manifest.pages.map((page) => ({ page, manifest })))
    .filter(({ page }) => page.flow === flow && page.designs.includes(design))
    .sort((a, b) => a.page.priority - b.page.priority)
    .map(({ page, manifest }) => {
      const route = manifest.routes.find(({ id, flow: of }) => id === page.route && of === flow);
      return [`reply ${conditions(page)}`, route ? pathOf(route) : '-', `priority ${page.priority}`, manifest.id];
    });
  return [...types, ...groups, ...kinds, ...replies];
}

function conditions({ dataKeys = [], pageIds = [], cardViewTypes = [] }: PageSpec): string {
  return [
    ...dataKeys.map((key) => `data.${key}`),
    ...pageIds.map((id) => `pageId ${id}`),
    ...cardViewTypes.map((type) => `method ${type}`),
  ].join(' or ');
}

function routeRows(registry: ManifestRegistry): string[][] {
  return registry.routes.map(({ path, spec, manifest }) => [
    path,
    `screen ${spec.screen}`,
    `depth ${spec.depth}`,
    spec.back === null ? '' : `back ${spec.back}`,
    spec.guard === 'none' ? '' : `needs ${spec.guard}`,
    manifest.id,
  ]);
}

function section(title: string, rows: readonly string[][]): string {
  const widths = rows.reduce<number[]>((all, row) => row.map((cell, at) => Math.max(all[at] ?? 0, cell.length)), []);
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  return [title, ...lines.map((line) => `  ${line.trimEnd()}`), ''].join('\n');
}
