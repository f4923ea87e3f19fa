import type { Flow } from '../contract/primitives';
import type { PluginManifest, RouteSpec } from '../kernel/plugin';
import { pageRoute } from '../kernel/routes';

const locked = (flow: Flow): RouteSpec =>
  pageRoute({ id: 'locked', flow, path: 'locked', depth: 0, back: null, guard: 'none' });

/**
 * Player protection: the page of a closed flow, and the player's own limits and breaks. It has a chunk and messages of
 * its own, because most visits never need them. Its id is the messages' namespace (src/locales/player).
 */
export const playerPages: PluginManifest = {
  id: 'player',
  routes: [
    locked('deposit'),
    locked('withdrawal'),
    pageRoute({ id: 'limits', flow: 'deposit', path: 'limits', depth: 1, back: 'previous', guard: 'none' }),
  ],
  entries: [],
  pages: [],
  load: () => import('../cashier/protection/player-pages'),
  screens: () => import('./player'),
  hasMessages: true,
};
