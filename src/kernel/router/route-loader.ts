/** Fetches what a route needs in parallel: the plugin's stores, screens and messages. */
import type { ComponentType } from 'react';
import type { DependencyContainer } from 'tsyringe';
import type { Design } from '../../contract/primitives';
import { loadWithRetry, orReload, type LazyOptions } from '../loading/lazy';
import { screensOf, type PluginFlow, type PluginManifest, type Screens } from '../plugin';
import type { PluginScopes } from '../plugin-scopes';
import type { RegisteredRoute } from '../registry';

export interface LoadedScreen {
  route: RegisteredRoute;
  Screen: ComponentType;
  scope: DependencyContainer;
}

export interface RouteLoaderOptions {
  design: Design;
  scopes: PluginScopes;
  loadMessages: (namespace: string) => Promise<void>;
  /**
   * Called when a chunk is missing even after the retries, as after a deployment. Resolves with true when the page will
   * reload.
   */
  onStaleChunk: () => Promise<boolean>;
  lazy?: LazyOptions;
}

export interface RouteParts {
  flow: { default: PluginFlow };
  screens: { default: Screens };
}

export class RouteLoader {
  /** Loaded parts, by plugin id. */
  private readonly parts = new Map<string, RouteParts>();

  constructor(private readonly options: RouteLoaderOptions) {}

  /** The parts if all were loaded before; otherwise undefined. */
  ready({ manifest }: RegisteredRoute): RouteParts | undefined {
    return this.parts.get(manifest.id);
  }

  /** Rejects when a chunk cannot be loaded; never settles when the page reloads for it. */
  load({ manifest }: RegisteredRoute): Promise<RouteParts> {
    const { lazy, onStaleChunk } = this.options;
    return orReload(
      this.fetch(manifest, (load) => loadWithRetry(load, lazy)),
      onStaleChunk,
    );
  }

  /** Fetches ahead of need, without retries, and ignores failures. */
  prefetch({ manifest }: RegisteredRoute): void {
    void this.fetch(manifest, (load) => load()).catch(() => undefined);
  }

  /** Opens the plugin's scope. Show the screen at once: the next page to be shown closes all scopes but its own. */
  screenOf(route: RegisteredRoute, { flow, screens }: RouteParts): LoadedScreen {
    const { manifest, spec } = route;
    const { design, scopes } = this.options;
    const Screen = screens.default[spec.screen];
    if (!Screen) throw new Error(`plugin ${manifest.id} has no screen ${spec.screen} in the ${design} design`);
    return { route, Screen, scope: scopes.open(manifest.id, flow.default) };
  }

  private async fetch(manifest: PluginManifest, fetch: <T>(load: () => Promise<T>) => Promise<T>): Promise<RouteParts> {
    const { design, loadMessages } = this.options;
    const loadScreens = screensOf(manifest, design);
    if (!loadScreens) throw new Error(`plugin ${manifest.id} has no screens for the ${design} design`);
    const [flow, screens] = await Promise.all([
      fetch(manifest.load),
      fetch(loadScreens),
      manifest.hasMessages ? loadMessages(manifest.id) : undefined,
    ]);
    const parts = { flow, screens };
    this.parts.set(manifest.id, parts);
    return parts;
  }
}
