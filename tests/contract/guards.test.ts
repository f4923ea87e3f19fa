/** The real router with the real manifests: without a selection guarded routes lead home, with one to the screen. */
import { describe, expect, it, vi } from 'vitest';
import { container } from 'tsyringe';
import type { Design } from '@/contract/primitives';
import { frameHistory } from '@/kernel/router/history';
import type { PluginManifest } from '@/kernel/plugin';
import { PluginScopes } from '@/kernel/plugin-scopes';
import { ManifestRegistry } from '@/kernel/registry';
import { pathOf } from '@/kernel/router/route-path';
import { screensOf } from '@/kernel/plugin';
import { RouteLoader } from '@/kernel/router/route-loader';
import { RouterStore } from '@/kernel/router/router-store';
import { allManifests, routesOfAll } from './plugins';

function setUp(design: Design, isSelected: boolean) {
  const loads: string[] = [];
  const watched = allManifests.map((manifest): PluginManifest => ({
    ...manifest,
    load: () => {
      loads.push(manifest.id);
      return manifest.load();
    },
  }));
  const scopes = new PluginScopes(container.createChildContainer());
  const onRefused = vi.fn();
  const registry = new ManifestRegistry(watched, design);
  const loader = new RouteLoader({
    design,
    scopes,
    loadMessages: async () => {},
    onStaleChunk: () => Promise.resolve(false),
  });
  const guards = {
    hasMethod: () => isSelected,
    hasGroup: () => isSelected,
    groupPath: () => undefined,
    hasTransaction: () => isSelected,
    pageInstead: () => undefined,
    onRefused,
  };
  const router = new RouterStore({
    registry,
    loader,
    guards,
    scopes,
    beforeShow: async () => ({ slides: true, keepsScroll: false, onShow: () => [] }),
    history: frameHistory(''),
    events: { onStart: () => {}, onShown: () => {}, onLoadFailed: (error) => expect.unreachable(String(error)) },
    transition: async (_direction, update) => update(),
  });
  return { router, onRefused, loads };
}

const routes = routesOfAll.map((one) => ({ ...one, path: pathOf(one.spec), guard: one.spec.guard }));
const guarded = routes.filter(({ guard }) => guard !== 'none');

describe.each(guarded)('$path in the $design design, which needs a $guard', ({ path, design, manifest }) => {
  it('sends the player to the list when nothing is selected, before its chunk is fetched', async () => {
    const { router, onRefused, loads } = setUp(design, false);
    await router.start();
    await router.go(path);
    expect(router.path).toBe('/deposit');
    expect(onRefused).toHaveBeenCalledOnce();
    if (manifest.id !== 'shell') expect(loads).not.toContain(manifest.id);
  });
});

it.each(routes)('$path in the $design design opens when all is selected', async ({ path, design, spec, manifest }) => {
  const { router, onRefused } = setUp(design, true);
  await router.start();
  await router.go(path);
  expect(router.path).toBe(path);
  expect(router.shown?.Screen).toBe((await screensOf(manifest, design)!()).default[spec.screen]);
  expect(onRefused).not.toHaveBeenCalled();
});

it('a plugin that opens something after the list asks for a selection', () => {
  const open = routes.filter(
    ({ manifest, spec, guard }) => manifest.id !== 'shell' && spec.depth > 0 && guard === 'none',
  );
  // The history of payments needs no selection, because it is opened from the header and not from a tile.
  const reached = open.filter(({ manifest, spec }) =>
    [...manifest.entries, ...manifest.pages].some((entry) => entry.flow === spec.flow && entry.route === spec.id),
  );
  expect(reached.map(({ path }) => path)).toEqual([]);
});
