/** What the router depends on. */
import type { RouterHistory } from './history';
import type { PluginScopes } from '../plugin-scopes';
import type { ManifestRegistry, RegisteredRoute } from '../registry';
import type { RouteGuards } from '../registry-token';
import type { RouteLoader } from './route-loader';
import type { ShownPage } from './shown-page';

export type Direction = 'forward' | 'back' | 'none';

export interface RouterEvents {
  /** A deposit or withdrawal route was requested (spec 2: route-start mark). */
  onStart(path: string): void;
  onShown(path: string): void;
  onLoadFailed(error: unknown, path: string): void;
}

/** A page that has loaded and is about to be shown. */
export interface NextPage {
  path: string;
  route: RegisteredRoute;
  /** The back route of the page that is shown leads to it. */
  isBack: boolean;
  /** Applies an update as the router does when it shows the page. */
  transition(update: () => void): Promise<void>;
}

/** How a page is shown. */
export interface Entrance {
  slides: boolean;
  /** The page is where it was scrolled to, and does not begin at its top. */
  keepsScroll: boolean;
  /** Called in the update that shows the page. Returns the plugins whose scopes stay open beside the page's own. */
  onShow(page: ShownPage): readonly string[];
}

export interface RouterOptions {
  registry: ManifestRegistry;
  loader: RouteLoader;
  guards: RouteGuards;
  scopes: PluginScopes;
  history: RouterHistory;
  events: RouterEvents;
  /**
   * Applies the update, with a slide if the browser can and the player allows it; without a direction it joins the
   * change in progress. Resolves once the new screen is mounted.
   */
  transition: (direction: Direction | undefined, update: () => void) => Promise<void>;
  /** The one hook for what makes a page come sooner (kernel/page-ahead). Resolves when the page may be shown. */
  beforeShow(this: void, next: NextPage): Promise<Entrance>;
}
