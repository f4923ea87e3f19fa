/** The plugin contract: a manifest is data, so that the router and the list know everything before any chunk loads. */
import type { ComponentType } from 'react';
import type { DependencyContainer } from 'tsyringe';
import type { Design, Flow } from '../contract/primitives';
import type { RequestType } from '../contract/realtime';
import type { Settings } from '../contract/settings';
import type { MessageKey } from '../locales/message-key';

/** What must be selected before a route may open; otherwise the player goes to `/` (spec 2). */
export type Guard = 'none' | 'method' | 'group' | 'selection' | 'transaction';

export interface RouteSpec {
  /** Unique within the plugin and flow. */
  id: string;
  flow: Flow | 'none';
  /** Path below the flow: `redirect/base` is `/deposit/redirect/base`; with flow `none`, below the root. */
  path: string;
  /**
   * A second path of the same page, also below the flow, such as `list`. It leads to `path`, which the address then
   * shows.
   */
  alias?: string;
  /** Key of the screen in the plugin's screens module. */
  screen: string;
  /**
   * A page of greater depth slides in from the right, one of lesser depth from the left; mirrored in right-to-left
   * text.
   */
  depth: number;
  /** Where back goes: a path; 'origin' (the group's list when a group is chosen, else the list); 'previous'; or none. */
  back: `/${string}` | 'origin' | 'previous' | null;
  guard: Guard;
  designs: readonly Design[];
  /** Hides the header's close button. */
  hideClose?: boolean;
  /** Shown without a slide, like the withdrawal prepare page. */
  still?: boolean;
  /**
   * What it shows stays valid for days: the way back to the payment leads here, also from the page that waits for its
   * end.
   */
  isLasting?: boolean;
  /** Decides itself what is shown of a payment that has ended: a reload leads here then, too, not to the complete page. */
  showsEnds?: boolean;
  /** Translation key of the screen's title. */
  title?: MessageKey;
}

/** Settings in which a deployment names methods of a kind that neither category nor display type tells. */
export type MethodSetting = Extract<keyof Settings, `${string}Methods`>;

/** What opens this plugin from the list. `route` and `groupRoute` are ids of routes of the same flow. */
export interface EntrySpec {
  flow: Flow;
  designs: readonly Design[];
  cardViewTypes?: readonly number[];
  /** The gateway's categories whose methods open `route`, whatever their display type. */
  categories?: readonly string[];
  /** Settings whose methods open `route`, whatever their category and display type. */
  methodSettings?: readonly MethodSetting[];
  /** Group names whose tile opens `route` instead of the group's list. */
  groups?: readonly string[];
  /** Display types: a group all of whose methods are of that type opens `route`. */
  groupKinds?: readonly number[];
  /** Every group that no entry claims opens `route`, the group's own list. */
  otherGroups?: true;
  route: string;
  /** Used instead of `route` when the method was chosen inside a group. */
  groupRoute?: string;
}

/**
 * A create reply that has one of these keys, ids or types makes `route` the next page. The lowest priority number wins.
 */
export interface PageSpec {
  flow: Flow;
  designs: readonly Design[];
  route: string;
  /** 10 unified flow, 20 card/requisites/bank transfer, 30 custom page ids, 40 data without a page; see PAGE_PRIORITY. */
  priority: number;
  /** Keys of `apiResponse.data`, any of which must be present. */
  dataKeys?: readonly string[];
  /** Values of `apiResponse.pageId`. */
  pageIds?: readonly string[];
  /** Display types of the method. */
  cardViewTypes?: readonly number[];
}

/** A page beside the methods, linked from the list once the gateway has answered `probe`. */
export interface LinkSpec {
  flow: Flow;
  designs: readonly Design[];
  /** Id of a route of the same flow. */
  route: string;
  /** Translation key of the link's name, from the plugin's own messages or the core's. */
  label: MessageKey;
  icon: 'history' | 'info';
  /** A read-only request with its data. A gateway that refuses it does not offer what the page is for. */
  probe: { type: RequestType; data: Readonly<Record<string, unknown>> };
}

/**
 * `data`: the reply holds what the page shows, but names no existing page. A reply with a `source` is paid elsewhere
 * and gets none of these pages.
 */
export const PAGE_PRIORITY = { unifiedFlow: 10, requisites: 20, customPage: 30, data: 40 } as const;

/** The lazy half of a plugin: `flow.ts` exports one as `default`. */
export interface PluginFlow {
  /** Registers the plugin's stores in its own scope, made when one of its routes opens and disposed when it is left. */
  register(scope: DependencyContainer): void;
  /**
   * Screens that are rendered, unseen, when the player puts a finger on a tile that leads there. Neither rendering nor
   * effects may change or send anything outside the page and the plugin's own stores, because the finger may leave
   * without a tap.
   */
  drawnAhead?: readonly string[];
}

export type Screens = Readonly<Record<string, ComponentType>>;
type LoadScreens = () => Promise<{ default: Screens }>;

export interface ResumeSpec {
  /** Milliseconds during which a payment can be resumed, unless the payment itself sets a limit. Default: a day. */
  forMs?: number;
  /**
   * The method's form resumes the payment by asking the gateway for the open one itself. Default: the page that the
   * gateway names resumes it.
   */
  byForm?: true;
}

export interface PluginManifest {
  /** Name of the plugin's folder. */
  id: string;
  routes: readonly RouteSpec[];
  entries: readonly EntrySpec[];
  pages: readonly PageSpec[];
  links?: readonly LinkSpec[];
  /** How a payment of this plugin is resumed. */
  resume?: ResumeSpec;
  /** Loads `flow.ts`. */
  load: () => Promise<{ default: PluginFlow }>;
  /** Loads all screens, in parallel with `flow.ts`; named by design only where the designs' screens differ. */
  screens: LoadScreens | Partial<Record<Design, LoadScreens>>;
  /**
   * The plugin has `locales/{lang}.json` beside it, with its id as namespace. Shell manifests have no messages of their
   * own.
   */
  hasMessages: boolean;
}

/** Undefined for a design that the plugin has no screens for. */
export function screensOf({ screens }: PluginManifest, design: Design): LoadScreens | undefined {
  return typeof screens === 'function' ? screens : screens[design];
}
