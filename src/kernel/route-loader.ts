/** Fetches what a route needs: the plugin's stores, its screens and its messages, beside each other. */
import type { ComponentType } from 'react';
import type { DependencyContainer } from 'tsyringe';
import type { Design } from '../contract/primitives';
import { loadWithRetry, type LazyOptions } from './lazy';
import type { PluginScopes } from './plugin-scopes';
import type { RegisteredRoute } from './registry';

export interface LoadedScreen {
  route: RegisteredRoute;
  Screen: ComponentType;
  scope: DependencyContainer;
}

export interface RouteLoaderOptions {
  design: Design;
  scopes: PluginScopes;
  loadMessages: (namespace: string) => Promise<void>;
  /** A chunk is gone even after the retries, as after a deployment. True when the page is going to reload. */
  onStaleChunk: () => boolean;
  lazy?: LazyOptions;
}

export class RouteLoader {
  constructor(private readonly options: RouteLoaderOptions) {}

  /** Rejects when a chunk cannot be had; never resolves when the page reloads for it. */
  async load(route: RegisteredRoute): Promise<LoadedScreen> {
    const { manifest, spec } = route;
    const { design, scopes, loadMessages, lazy } = this.options;
    const loadScreens = manifest.screens[design];
    if (!loadScreens) throw new Error(`plugin ${manifest.id} has no screens for the ${design} design`);
    try {
      const [flow, screens] = await Promise.all([
        loadWithRetry(manifest.load, lazy),
        loadWithRetry(loadScreens, lazy),
        manifest.hasMessages ? loadMessages(manifest.id) : undefined,
      ]);
      const Screen = screens.default[spec.screen];
      if (!Screen) throw new Error(`plugin ${manifest.id} has no screen ${spec.screen} in the ${design} design`);
      return { route, Screen, scope: scopes.open(manifest.id, flow.default) };
    } catch (error) {
      if (this.options.onStaleChunk()) return new Promise(() => {});
      throw error;
    }
  }

  /** Fetches ahead of need, once, in silence. */
  prefetch(route: RegisteredRoute): void {
    const { manifest } = route;
    const quiet = () => undefined;
    void manifest.load().catch(quiet);
    void manifest.screens[this.options.design]?.().catch(quiet);
    if (manifest.hasMessages) void this.options.loadMessages(manifest.id).catch(quiet);
  }
}
