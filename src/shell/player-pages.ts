import type { Flow } from '../contract/primitives';
import type { PluginManifest, RouteSpec } from '../kernel/plugin';

const locked = (flow: Flow): RouteSpec => ({
  id: 'locked',
  flow,
  path: 'locked',
  screen: 'locked',
  depth: 0,
  back: null,
  guard: 'none',
  designs: ['current', 'legacy'],
});

const limits: RouteSpec = {
  id: 'limits',
  flow: 'deposit',
  path: 'limits',
  screen: 'limits',
  depth: 1,
  back: 'previous',
  guard: 'none',
  designs: ['current', 'legacy'],
};

/**
 * Player protection: the page of a closed flow, and the player's own limits and breaks. It has a chunk and messages of
 * its own, because most visits never need them. Its id is the messages' namespace (src/locales/player).
 */
export const playerPages: PluginManifest = {
  id: 'player',
  routes: [locked('deposit'), locked('withdrawal'), limits],
  entries: [],
  pages: [],
  load: () => import('../cashier/protection/player-pages'),
  screens: () => import('./player'),
  hasMessages: true,
};
