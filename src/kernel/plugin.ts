/** The plugin contract: a manifest is data, so that the router and the list know everything before any chunk loads. */
import type { ComponentType } from 'react';
import type { DependencyContainer } from 'tsyringe';
import type { Design, Flow } from '../contract/primitives';
import type { RequestType } from '../contract/realtime';
import type { MessageKey } from '../locales/message-key';

/** What must be selected before a route may open; otherwise the player goes to `/` (spec 2). */
export type Guard = 'none' | 'method' | 'group' | 'selection' | 'transaction';

export interface RouteSpec {
  /** Unique within the plugin and flow. */
  id: string;
  flow: Flow | 'none';
  /** Below the flow: `redirect/base` is `/deposit/redirect/base`; with flow `none`, below the root. */
  path: string;
  /** Another path of the same page, below the flow too: `list` of the flow's own. Never the one that is shown. */
  alias?: string;
  /** Key of the screen in the plugin's screens module. */
  screen: string;
  /** Slides go right into greater depth, left into lesser. */
  depth: number;
  /** Where back goes: a path; 'origin' (the group's list when a group is chosen, else the list); 'previous'; or none. */
  back: `/${string}` | 'origin' | 'previous' | null;
  guard: Guard;
  designs: readonly Design[];
  /** Hides the header's close button. */
  hideClose?: boolean;
  /** Without a slide, as the withdrawal prepare page is. */
  still?: boolean;
  /** Stays drawn, out of the document, while other pages are shown; another page that is kept takes its place. */
  isKept?: boolean;
  /** What it shows is good for days: the way back to the payment leads here, also from the page that waits for its end. */
  isLasting?: boolean;
  /** Translation key of the screen's title. */
  title?: MessageKey;
}

/** What opens this plugin from the list. `route` and `groupRoute` are ids of routes of the same flow. */
export interface EntrySpec {
  flow: Flow;
  designs: readonly Design[];
  cardViewTypes?: readonly number[];
  /** Group names whose tile opens `route` instead of the group's list. */
  groups?: readonly string[];
  /** Display types: a group all of whose methods are of that type opens `route`. */
  groupKinds?: readonly number[];
  /** Every group that no entry claims opens `route`: the group's own list. */
  otherGroups?: true;
  route: string;
  /** Used instead of `route` when the method was chosen inside a group. */
  groupRoute?: string;
}

/** A create reply that has one of these makes `route` the next page. The lowest priority number wins. */
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

/** A page beside the methods that the list leads to. It is shown once the gateway has answered `probe`. */
export interface LinkSpec {
  flow: Flow;
  designs: readonly Design[];
  /** Id of a route of the same flow. */
  route: string;
  /** Translation key of its name, of the plugin's own messages or the core's. */
  label: MessageKey;
  icon: 'history' | 'info';
  /** A request that reads only, with its data: a gateway that refuses it does not have what the page is for. */
  probe: { type: RequestType; data: Readonly<Record<string, unknown>> };
}

/** `data`: the reply holds what the page shows and names no page that there is. One that is paid elsewhere needs none. */
export const PAGE_PRIORITY = { unifiedFlow: 10, requisites: 20, customPage: 30, data: 40 } as const;

/** The lazy half: `flow.ts` exports one as `default`. */
export interface PluginFlow {
  /** Registers the plugin's stores in its own scope, made when one of its routes opens and disposed when it is left. */
  register(scope: DependencyContainer): void;
  /**
   * Screens that are drawn, unseen, when the player puts a finger on a tile that leads there. Neither their drawing nor
   * their effects may change or send anything outside of the page and the plugin's own stores: the finger may go again.
   */
  drawnAhead?: readonly string[];
}

export type Screens = Readonly<Record<string, ComponentType>>;

export interface ResumeSpec {
  /** Milliseconds for which it may be, unless the payment says so itself. Default: a day. */
  forMs?: number;
  /** By the method's form, which asks the gateway for its open payment by itself. Default: by the page that the gateway names. */
  byForm?: true;
}

export interface PluginManifest {
  /** The folder's name. */
  id: string;
  routes: readonly RouteSpec[];
  entries: readonly EntrySpec[];
  pages: readonly PageSpec[];
  links?: readonly LinkSpec[];
  /** How one of its payments is come back to. */
  resume?: ResumeSpec;
  /** `flow.ts`. */
  load: () => Promise<{ default: PluginFlow }>;
  /** One chunk of screens per design, fetched beside `flow.ts`. */
  screens: Partial<Record<Design, () => Promise<{ default: Screens }>>>;
  /** The plugin has `locales/{lang}.json` beside it, namespace = id. Shell manifests have none of their own. */
  hasMessages: boolean;
}
