/** What the router depends on. */
import type { RouterHistory } from './history';
import type { PluginScopes } from '../plugin-scopes';
import type { ManifestRegistry } from '../registry';
import type { RouteGuards } from '../registry-token';
import type { PageAhead } from '../page-ahead/page-ahead';
import type { RouteLoader } from './route-loader';

export type Direction = 'forward' | 'back' | 'none';

export interface RouterEvents {
  /** A deposit or withdrawal route was requested (spec 2: route-start mark). */
  onStart(path: string): void;
  onShown(path: string): void;
  onLoadFailed(error: unknown, path: string): void;
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
  ahead: PageAhead;
}
