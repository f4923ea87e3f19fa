import type { PluginManifest } from '../kernel/plugin';
import { pageRoute } from '../kernel/routes';

/** Where a quick deposit begins; a chunk of its own, for hosts that ask for it. */
export const quickPages: PluginManifest = {
  id: 'quick',
  routes: [pageRoute({ id: 'quick', flow: 'deposit', path: 'quick', depth: 0, back: null, guard: 'none' })],
  entries: [],
  pages: [],
  load: () => import('../cashier/deposit/quick-page'),
  screens: () => import('./quick'),
  hasMessages: false,
};
