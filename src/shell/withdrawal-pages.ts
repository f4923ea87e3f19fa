import type { PluginManifest, RouteSpec } from '../kernel/plugin';

const page = (path: string, facts: Pick<RouteSpec, 'guard' | 'depth'> & Partial<RouteSpec>): RouteSpec => ({
  id: path,
  flow: 'withdrawal',
  path,
  screen: path,
  back: '/withdrawal',
  designs: ['current', 'legacy'],
  ...facts,
});

/** The withdrawal's own pages, in a chunk of their own, which a deposit never needs. */
export const withdrawalPages: PluginManifest = {
  id: 'shell-withdrawal',
  routes: [
    page('prepare', { guard: 'selection', depth: 1, still: true }),
    page('confirm', { guard: 'transaction', depth: 3 }),
  ],
  entries: [],
  pages: [],
  load: () => import('../cashier/withdrawal/withdrawal-pages'),
  screens: () => import('./withdrawal'),
  hasMessages: false,
};
