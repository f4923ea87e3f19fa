/** What the router is made of. */
import type { RouterHistory } from './history';
import type { PluginScopes } from '../plugin-scopes';
import type { ManifestRegistry } from '../registry';
import type { RouteGuards } from '../registry-token';
import type { PageAhead } from '../page-ahead/page-ahead';
import type { RouteLoader } from './route-loader';

export type Direction = 'forward' | 'back' | 'none';

export interface RouterEvents {
  /** A deposit or withdrawal route was asked for (spec 2: route-start mark). */
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
   * Applies the update, with a slide if the browser can and the player allows it; without a direction as part of the
   * change before. Resolves once the new screen stands.
   */
  transition: (direction: Direction | undefined, update: () => void) => Promise<void>;
  ahead: PageAhead;
}
