import { vi } from 'vitest';
import { frameHistory } from './history';
import { emptyContainer, manifest, route } from '../manifest.fixture';
import type { PluginManifest, RouteSpec } from '../plugin';
import { PluginScopes } from '../plugin-scopes';
import { ManifestRegistry } from '../registry';
import { PageAhead } from '../page-ahead/page-ahead';
import { guardAllows } from './guard-allows';
import { RouteLoader } from './route-loader';
import { RouterStore } from './router-store';

const shell = manifest('shell', {
  routes: [
    route('', { id: 'list', alias: 'list', depth: 0, back: null }),
    route('group/list', { id: 'group', back: '/deposit', guard: 'group' }),
    route('error', { id: 'error', flow: 'none', back: null }),
  ],
});

/** A router with a small shell and the given plugins. `hash`: the hash of the initial address. */
export function setUp(extra: PluginManifest[] = [], hash = '', stale = () => Promise.resolve(false)) {
  const selected = { method: false, group: false, refused: '', own: '' };
  const registry = new ManifestRegistry([shell, ...extra], 'current');
  const scopes = new PluginScopes(emptyContainer());
  const guards = {
    hasMethod: () => selected.method,
    hasGroup: () => selected.group,
    groupPath: () => (selected.group ? '/deposit/group/list' : undefined),
    hasTransaction: () => false,
    pageInstead: (path: string) => (path === selected.refused ? selected.own : undefined),
    onRefused: vi.fn(() => Object.assign(selected, { method: false, group: false })),
  };
  const events = { onStart: vi.fn(), onShown: vi.fn(), onLoadFailed: vi.fn() };
  const directions: (string | undefined)[] = [];
  const drawn = vi.fn(async () => {});
  const loader = new RouteLoader({
    design: 'current',
    scopes,
    loadMessages: async () => undefined,
    onStaleChunk: stale,
    lazy: { pauses: [0, 0] },
  });
  const ahead = new PageAhead({ registry, loader, allows: (one) => guardAllows(guards, one), drawn });
  const router = new RouterStore({
    registry,
    loader,
    guards,
    scopes,
    history: frameHistory(hash),
    events,
    transition: async (direction, update) => {
      directions.push(direction);
      update();
    },
    beforeShow: ahead.beforeShow,
  });
  return { router, ahead, guards, events, selected, directions, drawn };
}

/** A plugin with two pages and a store. */
export function withStore(dispose: () => void, first: Partial<RouteSpec> = {}): PluginManifest {
  class Store {
    dispose = dispose;
  }
  return manifest('pay', {
    routes: [route('pay', first), route('pay/next', { id: 'next' })],
    load: async () => ({ default: { register: (scope) => void scope.registerSingleton('store', Store) } }),
  });
}
