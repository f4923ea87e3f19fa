import type { InjectionToken } from 'tsyringe';
import type { ApiResponse } from '../contract/api-response';
import type { PaymentMethod } from '../contract/method';
import type { Flow } from '../contract/primitives';
import type { LinkSpec, RouteSpec } from './plugin';

/** What decides on a method's page: a setting that names it, its category, its display type, in this order. */
export type MethodKind = Pick<PaymentMethod, 'cardViewType'> & Partial<Pick<PaymentMethod, 'name' | 'category'>>;

/** Says which path comes next, for the list and the create flow. Built once from the manifests (kernel/registry.ts). */
export interface Registry {
  /** The manifest's data of the page at this path; undefined for a path that this design does not have. */
  pageAt(path: string): Pick<RouteSpec, 'flow' | 'guard' | 'isLasting' | 'showsEnds'> | undefined;
  /** Display types that some plugin claims in this flow and the session's design. */
  handledCardViewTypes(flow: Flow): readonly number[];
  /** Path that a chosen method opens; a method that nobody claims opens the redirect page (display type 0's). */
  pathForMethod(flow: Flow, method: MethodKind, chosenInGroup: boolean): string;
  /** True when `path` is a form of methods that belongs to another plugin or flow than the page at `own`. */
  isOthersForm(path: string, own: string): boolean;
  /** Path that a chosen group opens: a plugin's page, or undefined for the group's own list. */
  pathForGroup(flow: Flow, group: { name: string; methods: readonly MethodKind[] }): string | undefined;
  /** Path of the list of a group that has no page of its own. */
  groupListPath(flow: Flow): string;
  /**
   * The page that a create reply asks for, by priority; undefined when none claims it. An unknown method counts as type
   * 0.
   */
  pathForReply(
    flow: Flow,
    reply: Pick<ApiResponse, 'pageId' | 'data' | 'source'>,
    method: Pick<PaymentMethod, 'cardViewType'> | undefined,
  ): string | undefined;
  /** Keys of a reply's data that some plugin's page shows, in any design: such data says how to pay. */
  readonly payableKeys: readonly string[];
  /** For how many milliseconds a payment of this method can be resumed. */
  resumeForMs(flow: Flow, method: MethodKind | undefined): number;
  /** True when a payment of this method is resumed by the method's form. */
  resumesByForm(flow: Flow, method: MethodKind | undefined): boolean;
  /** Pages beside the methods that the flow's list links to, in the order of the plugins. */
  linksOf(flow: Flow): readonly RegisteredLink[];
}

/** A link of some plugin, and where it leads. */
export interface RegisteredLink {
  path: string;
  spec: LinkSpec;
  /** Namespace of the plugin's messages, which may hold the label; undefined when it has none. */
  namespace: string | undefined;
}
export const Registry: InjectionToken<Registry> = Symbol('Registry');

/** Answers the router's guards. The cashier implements it, because the kernel knows nothing of methods. */
export interface RouteGuards {
  hasMethod(): boolean;
  hasGroup(): boolean;
  /** Path of the page that lists the chosen group's methods; undefined without a group. */
  groupPath(): string | undefined;
  hasTransaction(): boolean;
  /** The page of what is chosen, when `path` is a form that must not show it; otherwise undefined. */
  pageInstead(path: string): string | undefined;
  /** Called when a guard refused: resets the payment methods before the player is sent to `/` (spec 2). */
  onRefused(): void;
}
export const RouteGuards: InjectionToken<RouteGuards> = Symbol('RouteGuards');
