import type { InjectionToken } from 'tsyringe';
import type { ApiResponse } from '../contract/api-response';
import type { PaymentMethod } from '../contract/method';
import type { Flow } from '../contract/primitives';
import type { LinkSpec, RouteSpec } from './plugin';

/** What the list and the create flow ask: which path comes next. Built once from the manifests (kernel/registry.ts). */
export interface Registry {
  /** What the manifests say of the page at this path; undefined for a path that is none of this design's. */
  pageAt(path: string): Pick<RouteSpec, 'flow' | 'guard' | 'isLasting'> | undefined;
  /** Display types that some plugin claims in this flow and the session's design. */
  handledCardViewTypes(flow: Flow): readonly number[];
  /** Path that a chosen method opens; an unclaimed type opens the redirect page (display type 0's). */
  pathForMethod(flow: Flow, method: Pick<PaymentMethod, 'cardViewType'>, chosenInGroup: boolean): string;
  /** Path that a chosen group opens: a plugin's page, or undefined for the group's own list. */
  pathForGroup(
    flow: Flow,
    group: { name: string; methods: readonly Pick<PaymentMethod, 'cardViewType'>[] },
  ): string | undefined;
  /** Path of the list of a group that has no page of its own. */
  groupListPath(flow: Flow): string;
  /** The page a create reply asks for, by priority; undefined when none claims it. A method that is not known counts as one of type 0. */
  pathForReply(
    flow: Flow,
    reply: Pick<ApiResponse, 'pageId' | 'data' | 'source'>,
    method: Pick<PaymentMethod, 'cardViewType'> | undefined,
  ): string | undefined;
  /** Keys of a reply's data that a page of some plugin shows, in whatever design: they say what to pay by. */
  readonly payableKeys: readonly string[];
  /** For how many milliseconds a payment of this method may be come back to. */
  resumeForMs(flow: Flow, method: Pick<PaymentMethod, 'cardViewType'> | undefined): number;
  /** A payment of this method is come back to by the method's form. */
  resumesByForm(flow: Flow, method: Pick<PaymentMethod, 'cardViewType'> | undefined): boolean;
  /** Pages beside the methods that the flow's list leads to, in the order of the plugins. */
  linksOf(flow: Flow): readonly RegisteredLink[];
}

/** A link of some plugin, and where it leads. */
export interface RegisteredLink {
  path: string;
  spec: LinkSpec;
  /** The plugin's messages, which the label may be one of. */
  namespace: string | undefined;
}
export const Registry: InjectionToken<Registry> = Symbol('Registry');

/** Answers the router's guards; implemented by the cashier, since the kernel knows nothing of methods. */
export interface RouteGuards {
  hasMethod(): boolean;
  hasGroup(): boolean;
  /** The page on which the chosen group's methods are; undefined without a group. */
  groupPath(): string | undefined;
  hasTransaction(): boolean;
  /** A guard refused: the payment methods are reset before the player is sent to `/` (spec 2). */
  onRefused(): void;
}
export const RouteGuards: InjectionToken<RouteGuards> = Symbol('RouteGuards');
