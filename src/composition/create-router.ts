import type { DependencyContainer } from 'tsyringe';
import { MethodsStore } from '../cashier/methods/methods-store';
import { BrowserWindow } from '../core/window/browser-window';
import { Analytics } from '../core/analytics/analytics';
import { ErrorHandler } from '../core/errors/error-handler';
import { Locale } from '../core/locale/locale';
import type { SessionData } from '../core/session/session';
import { Settings } from '../core/settings/settings';
import { SessionStore } from '../core/storage/storage';
import { discoverPlugins } from '../kernel/discover-plugins';
import { frameHistory, hashHistory } from '../kernel/router/history';
import { Navigation } from '../kernel/navigation';
import { nextFrameDrawn } from '../kernel/page-ahead/next-frame-drawn';
import { PageAhead } from '../kernel/page-ahead/page-ahead';
import { TraceRecorder } from '../core/trace/trace-recorder';
import { PluginScopes } from '../kernel/plugin-scopes';
import { ManifestRegistry, type RegisteredRoute } from '../kernel/registry';
import { Registry, RouteGuards } from '../kernel/registry-token';
import { guardAllows } from '../kernel/router/guard-allows';
import { RouteLoader } from '../kernel/router/route-loader';
import type { RouterOptions } from '../kernel/router/router-options';
import { RouterStore } from '../kernel/router/router-store';
import { FullLoaded } from '../shell/full-loaded';
import { shellManifests } from '../shell/shell';
import type { TappedTile } from '../first/kept-tap';
import { reloadOnce } from '../first/reload-once';

/**
 * Registered first, because stores ask the registry for paths. The router comes last, because it needs the stores'
 * guards.
 */
export function registerRegistry(app: DependencyContainer, { design }: SessionData): void {
  const manifests = [...shellManifests, ...discoverPlugins()];
  app.registerInstance(ManifestRegistry, new ManifestRegistry(manifests, design, app.resolve(Settings)));
  app.register(Registry, { useToken: ManifestRegistry });
}

export function registerRouter(
  app: DependencyContainer,
  session: SessionData,
  transition: RouterOptions['transition'],
): void {
  const locale = app.resolve(Locale);
  const analytics = app.resolve(Analytics);
  const errors = app.resolve(ErrorHandler);
  const storage = app.resolve(SessionStore);
  const registry = app.resolve(ManifestRegistry);
  const scopes = new PluginScopes(app);
  const window = app.resolve(BrowserWindow);
  // Resolved on each call, because the stores behind the guards depend on the router.
  const guards: RouteGuards = {
    hasMethod: () => app.resolve(RouteGuards).hasMethod(),
    hasGroup: () => app.resolve(RouteGuards).hasGroup(),
    groupPath: () => app.resolve(RouteGuards).groupPath(),
    hasTransaction: () => app.resolve(RouteGuards).hasTransaction(),
    pageInstead: (path) => app.resolve(RouteGuards).pageInstead(path),
    onRefused: () => app.resolve(RouteGuards).onRefused(),
  };
  const loader = new RouteLoader({
    design: session.design,
    scopes,
    loadMessages: locale.loadNamespace,
    onStaleChunk: () => reloadOnce(storage, () => tappedTile(app)),
  });
  const allows = (route: RegisteredRoute) => guardAllows(guards, route);
  const ahead = new PageAhead({ registry, loader, allows, drawn: nextFrameDrawn });
  const router = new RouterStore({
    registry,
    guards,
    scopes,
    history: session.isEmbedded ? frameHistory(window.location.hash) : hashHistory(window),
    loader,
    beforeShow: ahead.beforeShow,
    events: {
      onStart: (path) => {
        performance.mark(`route-start:${path}`);
        analytics.metric('route.start', path);
      },
      onShown: (path) => {
        app.resolve(TraceRecorder).add('page', path, placeOf(app));
        // The list itself reports that its tiles are shown; any other page counts as ready once it is shown.
        if (path !== '/form' && registry.routeAt(path)?.spec.path !== '') app.resolve(FullLoaded).notify();
      },
      onLoadFailed: (error, path) => errors.report(error, { path }),
    },
    transition,
  });
  app.registerInstance(PluginScopes, scopes);
  app.registerInstance(PageAhead, ahead);
  app.registerInstance(RouterStore, router);
  app.register(Navigation, { useToken: RouterStore });
}

/** What the player has chosen on the way to the shown page, and where that page leads back to. */
function placeOf(app: DependencyContainer): { flow: string; group?: string; method?: string; back?: string } {
  const { flow, currentGroup, currentMethod } = app.resolve(MethodsStore);
  const { back } = app.resolve(RouterStore).query;
  return {
    flow,
    ...(currentGroup && { group: currentGroup.name }),
    ...(currentMethod && { method: currentMethod.name }),
    ...(back && { back }),
  };
}

/** The tile of the list whose page is being loaded. */
function tappedTile(app: DependencyContainer): TappedTile | undefined {
  const { flow, currentGroup, currentMethod } = app.resolve(MethodsStore);
  const { path } = app.resolve(RouterStore);
  // `/` means that nothing has been shown yet. From any other page than the list, the reload leads back to that page.
  if (path !== '/' && path !== `/${flow}`) return undefined;
  if (currentGroup) return { flow, kind: 'group', name: currentGroup.name };
  return currentMethod && { flow, kind: 'method', name: currentMethod.name, category: currentMethod.category };
}
