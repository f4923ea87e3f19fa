/** A look-up over all manifests: paths, what opens which page, and which page a reply asks for. */
import type { ApiResponse } from '../contract/api-response';
import type { PaymentMethod } from '../contract/method';
import type { Design, Flow } from '../contract/primitives';
import { checkManifests } from './check-manifests';
import {
  PAGE_PRIORITY,
  type EntrySpec,
  type LinkSpec,
  type MethodSetting,
  type PageSpec,
  type PluginManifest,
  type ResumeSpec,
  type RouteSpec,
} from './plugin';
import type { MethodKind, Registry, RegisteredLink } from './registry-token';
import { pathOf } from './router/route-path';

/** Display type of the redirect page, which takes every type that no plugin claims (spec 2). */
const DEFAULT_DISPLAY_TYPE = 0;

/** Default milliseconds in which a payment can be resumed. Older ones seldom still have to be paid. */
const RESUME_FOR_MS = 24 * 3_600_000;

export interface RegisteredRoute {
  path: string;
  spec: RouteSpec;
  manifest: PluginManifest;
}

const isAliasOf = ({ alias, flow }: RouteSpec, path: string) =>
  alias !== undefined && pathOf({ flow, path: alias }) === path;

/** Names of methods by the setting that names them. */
type MethodLists = Readonly<Partial<Record<MethodSetting, readonly string[]>>>;

type Claim<Spec> = { spec: Spec; manifest: PluginManifest };

/**
 * The registry of one design. In development, throws a ManifestError when two manifests claim the same or one is
 * broken.
 */
export class ManifestRegistry implements Registry {
  readonly routes: readonly RegisteredRoute[];
  readonly payableKeys: readonly string[];
  private readonly entries: readonly Claim<EntrySpec>[];
  private readonly pages: readonly Claim<PageSpec>[];
  private readonly links: readonly Claim<LinkSpec>[];

  constructor(
    manifests: readonly PluginManifest[],
    design: Design,
    private readonly lists: MethodLists = {},
  ) {
    // In development only: the data is the same for every player, and the build checks it itself
    // (tools/check/check-manifests.ts).
    if (import.meta.env.DEV) checkManifests(manifests);
    const ours = <Spec extends { designs: readonly Design[] }>(pick: (manifest: PluginManifest) => readonly Spec[]) =>
      manifests.flatMap((manifest) =>
        pick(manifest)
          .filter((spec) => spec.designs.includes(design))
          .map((spec) => ({ spec, manifest })),
      );
    this.routes = ours((manifest) => manifest.routes).map((claim) => ({ ...claim, path: pathOf(claim.spec) }));
    this.entries = ours((manifest) => manifest.entries);
    this.links = ours((manifest) => manifest.links ?? []);
    this.payableKeys = manifests.flatMap(({ pages }) => pages.flatMap(({ dataKeys = [] }) => dataKeys));
    this.pages = ours((manifest) => manifest.pages).sort((a, b) => a.spec.priority - b.spec.priority);
  }

  routeAt(path: string): RegisteredRoute | undefined {
    return this.routes.find(({ path: own, spec }) => own === path || isAliasOf(spec, path));
  }

  pageAt(path: string): RouteSpec | undefined {
    return this.routeAt(path)?.spec;
  }

  handledCardViewTypes(flow: Flow): readonly number[] {
    const types = this.entries.filter(({ spec }) => spec.flow === flow).flatMap(({ spec }) => spec.cardViewTypes ?? []);
    return [...new Set(types)].sort((a, b) => a - b);
  }

  pathForMethod(flow: Flow, method: MethodKind, chosenInGroup: boolean): string {
    const claim = this.claimOf(flow, method) ?? this.claimOf(flow, { cardViewType: DEFAULT_DISPLAY_TYPE });
    if (!claim) throw new Error(`no plugin opens a ${flow} method, not even the default display type`);
    const route = (chosenInGroup && claim.spec.groupRoute) || claim.spec.route;
    return this.pathOfRoute(claim.manifest, flow, route);
  }

  isOthersForm(path: string, own: string): boolean {
    const [asked, page] = [this.routeAt(path), this.routeAt(own)];
    if (!asked || !page) return false;
    const isForm = this.entries.some(
      ({ spec, manifest }) =>
        manifest === asked.manifest &&
        spec.flow === asked.spec.flow &&
        [spec.route, spec.groupRoute].includes(asked.spec.id) &&
        Boolean(spec.cardViewTypes ?? spec.categories ?? spec.methodSettings),
    );
    return isForm && (asked.manifest !== page.manifest || asked.spec.flow !== page.spec.flow);
  }

  pathForGroup(flow: Flow, group: { name: string; methods: readonly MethodKind[] }): string | undefined {
    const ofFlow = this.entries.filter(({ spec }) => spec.flow === flow);
    const isKind = ({ spec, manifest }: Claim<EntrySpec>, kind: number) =>
      spec.groupKinds?.includes(kind) &&
      group.methods.every(
        (method) => method.cardViewType === kind && (this.claimOf(flow, method)?.manifest ?? manifest) === manifest,
      );
    const [first] = group.methods;
    const claim =
      ofFlow.find(({ spec }) => spec.groups?.includes(group.name)) ??
      ofFlow.find((one) => first && isKind(one, first.cardViewType));
    return claim && this.pathOfRoute(claim.manifest, flow, claim.spec.route);
  }

  groupListPath(flow: Flow): string {
    const claim = this.entries.find(({ spec }) => spec.flow === flow && spec.otherGroups);
    if (!claim) throw new Error(`nothing lists a ${flow} group`);
    return this.pathOfRoute(claim.manifest, flow, claim.spec.route);
  }

  pathForReply(
    flow: Flow,
    reply: Pick<ApiResponse, 'pageId' | 'data' | 'source'>,
    method: Pick<PaymentMethod, 'cardViewType'> | undefined,
  ): string | undefined {
    const data = reply.data ?? {};
    const claims = this.pages.filter(
      ({ spec }) => spec.flow === flow && !(spec.priority === PAGE_PRIORITY.data && reply.source),
    );
    const hasData = ({ spec }: Claim<PageSpec>) =>
      spec.dataKeys?.some((key) => data[key] !== undefined && data[key] !== null) ?? false;
    // A page claimed by display type, whatever the reply says, cannot show data that belongs to another page.
    const isOfData = claims.some(hasData);
    const claim = claims.find(
      (one) =>
        hasData(one) ||
        (reply.pageId && one.spec.pageIds?.includes(reply.pageId)) ||
        (!isOfData && one.spec.cardViewTypes?.includes(method?.cardViewType ?? DEFAULT_DISPLAY_TYPE)),
    );
    return claim && this.pathOfRoute(claim.manifest, flow, claim.spec.route);
  }

  resumeForMs(flow: Flow, method: MethodKind | undefined): number {
    return this.resumeOf(flow, method)?.forMs ?? RESUME_FOR_MS;
  }

  resumesByForm(flow: Flow, method: MethodKind | undefined): boolean {
    return this.resumeOf(flow, method)?.byForm ?? false;
  }

  linksOf(flow: Flow): readonly RegisteredLink[] {
    return this.links
      .filter(({ spec }) => spec.flow === flow)
      .map(({ spec, manifest }) => ({
        path: this.pathOfRoute(manifest, flow, spec.route),
        spec,
        namespace: manifest.hasMessages ? manifest.id : undefined,
      }));
  }

  private resumeOf(flow: Flow, method: MethodKind | undefined): ResumeSpec | undefined {
    return method && this.claimOf(flow, method)?.manifest.resume;
  }

  private claimOf(flow: Flow, { name, category, cardViewType }: MethodKind): Claim<EntrySpec> | undefined {
    const ofFlow = this.entries.filter(({ spec }) => spec.flow === flow);
    const isNamed = (setting: MethodSetting) => name !== undefined && this.lists[setting]?.includes(name);
    return (
      ofFlow.find(({ spec }) => spec.methodSettings?.some(isNamed)) ??
      ofFlow.find(({ spec }) => category !== undefined && spec.categories?.includes(category)) ??
      ofFlow.find(({ spec }) => spec.cardViewTypes?.includes(cardViewType))
    );
  }

  private pathOfRoute(manifest: PluginManifest, flow: Flow, routeId: string): string {
    const spec = manifest.routes.find((route) => route.flow === flow && route.id === routeId);
    if (!spec) throw new Error(`plugin ${manifest.id} has no ${flow} route ${routeId}`);
    return pathOf(spec);
  }
}
