/** The faults for which the registry refuses manifests at start. Each message names the plugins concerned. */
import type { Design } from '../contract/primitives';
import { screensOf, type EntrySpec, type LinkSpec, type PageSpec, type PluginManifest } from './plugin';
import { pathOf } from './router/route-path';

export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

const DESIGNS: readonly Design[] = ['current', 'legacy'];

/** Throws a ManifestError with every fault found: double claims, double paths, and claims that name no route. */
export function checkManifests(manifests: readonly PluginManifest[]): void {
  const faults = [
    ...doubles(manifests.map((manifest) => ({ claim: `plugin id ${manifest.id}`, by: manifest.id }))),
    ...DESIGNS.flatMap((design) => doubles(manifests.flatMap((manifest) => claimsOf(manifest, design)))),
    ...manifests.flatMap(danglingOf),
  ];
  if (faults.length > 0) throw new ManifestError(faults.join('\n'));
}

interface Claim {
  claim: string;
  by: string;
}

function claimsOf(manifest: PluginManifest, design: Design): Claim[] {
  const by = manifest.id;
  const routes = manifest.routes.filter((route) => route.designs.includes(design));
  const entries = manifest.entries.filter((entry) => entry.designs.includes(design));
  const pages = manifest.pages.filter((page) => page.designs.includes(design));
  return [
    ...routes.flatMap(({ flow, path, alias }) =>
      [path, ...(alias === undefined ? [] : [alias])].map((one) => `path ${pathOf({ flow, path: one })}`),
    ),
    ...entries.flatMap((entry) => [
      ...(entry.cardViewTypes ?? []).map((type) => `${entry.flow} card view type ${type}`),
      ...(entry.categories ?? []).map((category) => `${entry.flow} methods of category ${category}`),
      ...(entry.methodSettings ?? []).map((setting) => `${entry.flow} methods of setting ${setting}`),
      ...(entry.groups ?? []).map((group) => `${entry.flow} group ${group}`),
      ...(entry.groupKinds ?? []).map((kind) => `${entry.flow} group kind ${kind}`),
      ...(entry.otherGroups ? [`${entry.flow} list of any other group`] : []),
    ]),
    ...pages.flatMap((page) => [
      ...(page.dataKeys ?? []).map((key) => `${page.flow} page for data ${key}`),
      ...(page.pageIds ?? []).map((id) => `${page.flow} page id ${id}`),
      ...(page.cardViewTypes ?? []).map((type) => `${page.flow} page for card view type ${type}`),
    ]),
  ].map((claim) => ({ claim: `${claim} (${design} design)`, by }));
}

function doubles(claims: readonly Claim[]): string[] {
  const first = new Map<string, string>();
  const faults: string[] = [];
  for (const { claim, by } of claims) {
    const other = first.get(claim);
    if (other === undefined) first.set(claim, by);
    else faults.push(`${claim} is claimed by ${other} and by ${by}`);
  }
  return faults;
}

/** Entries, pages and links whose route does not exist in a design that they are for; routes without screens. */
function danglingOf(manifest: PluginManifest): string[] {
  const missing = (what: string, spec: EntrySpec | PageSpec | LinkSpec, routeId: string) =>
    spec.designs
      .filter((design) => !hasRoute(manifest, spec.flow, routeId, design))
      .map(
        (design) =>
          `plugin ${manifest.id}: ${what} names the ${spec.flow} route ${routeId}, missing in the ${design} design`,
      );
  return [
    ...manifest.entries.flatMap((entry) => [
      ...missing('an entry', entry, entry.route),
      ...(entry.groupRoute ? missing('an entry', entry, entry.groupRoute) : []),
    ]),
    ...manifest.pages.flatMap((page) => missing('a page', page, page.route)),
    ...(manifest.links ?? []).flatMap((link) => missing('a link', link, link.route)),
    ...manifest.routes.flatMap((route) =>
      route.designs
        .filter((design) => !screensOf(manifest, design))
        .map((design) => `plugin ${manifest.id}: route ${route.id} has no screens for the ${design} design`),
    ),
  ];
}

function hasRoute(manifest: PluginManifest, flow: string, routeId: string, design: Design): boolean {
  return manifest.routes.some((route) => route.flow === flow && route.id === routeId && route.designs.includes(design));
}
