import type { PluginManifest, RouteSpec } from '../kernel/plugin';
import { loadDesign } from './load-design';
import { legacyEntries, legacyRoutes } from './legacy-routes';
import { playerPages } from './player-pages';
import { quickPages } from './quick-pages';
import { withdrawalPages } from './withdrawal-pages';

const page = (path: string): RouteSpec => ({
  id: path,
  flow: 'none',
  path,
  screen: path,
  depth: 1,
  back: null,
  guard: 'none',
  designs: ['current', 'legacy'],
});

/** The pages that belong to no method family, as a manifest like a plugin's, so that the router knows only one kind. */
export const shell: PluginManifest = {
  id: 'shell',
  routes: [
    {
      id: 'list',
      flow: 'deposit',
      path: '',
      alias: 'list',
      screen: 'list',
      title: 'title.depositMethod',
      depth: 0,
      back: null,
      guard: 'none',
      designs: ['current', 'legacy'],
    },
    {
      id: 'group-list',
      flow: 'deposit',
      path: 'group/list',
      screen: 'group',
      depth: 1,
      back: '/deposit',
      guard: 'group',
      designs: ['current'],
      title: 'title.depositMethod',
    },
    {
      id: 'bonus-details',
      flow: 'deposit',
      path: 'bonus-details',
      screen: 'bonusDetails',
      depth: 3,
      back: 'previous',
      guard: 'none',
      designs: ['current', 'legacy'],
    },
    {
      id: 'complete',
      flow: 'deposit',
      path: 'complete',
      screen: 'complete',
      depth: 4,
      back: null,
      guard: 'transaction',
      designs: ['current', 'legacy'],
    },
    {
      id: 'list',
      flow: 'withdrawal',
      path: '',
      alias: 'list',
      screen: 'list',
      title: 'title.withdrawalMethod',
      depth: 0,
      back: null,
      guard: 'none',
      designs: ['current', 'legacy'],
    },
    {
      id: 'group-list',
      flow: 'withdrawal',
      path: 'group/list',
      screen: 'group',
      depth: 1,
      back: '/withdrawal',
      guard: 'group',
      designs: ['current'],
      title: 'title.withdrawalMethod',
    },
    {
      id: 'complete',
      flow: 'withdrawal',
      path: 'complete',
      screen: 'complete',
      depth: 4,
      back: null,
      guard: 'transaction',
      designs: ['current', 'legacy'],
    },
    ...legacyRoutes,
    page('resume'),
    page('empty'),
    page('error'),
    { ...page('form'), hideClose: true },
  ],
  entries: [
    { flow: 'deposit', designs: ['current'], otherGroups: true, route: 'group-list' },
    { flow: 'withdrawal', designs: ['current'], otherGroups: true, route: 'group-list' },
    ...legacyEntries,
  ],
  pages: [],
  load: async () => ({ default: { register: () => undefined } }),
  screens: loadDesign,
  hasMessages: false,
};

/** The manifests of all pages that belong to no method family. */
export const shellManifests: readonly PluginManifest[] = [shell, withdrawalPages, playerPages, quickPages];
