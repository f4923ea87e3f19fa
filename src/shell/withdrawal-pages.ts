import type { PluginManifest } from '../kernel/plugin';
import { pageRoute } from '../kernel/routes';

const page = (path: string) => ({ id: path, flow: 'withdrawal', path, back: '/withdrawal' }) as const;

/** The withdrawal's own pages, in a chunk of their own, which a deposit never needs. */
export const withdrawalPages: PluginManifest = {
  id: 'shell-withdrawal',
  routes: [
    pageRoute({ ...page('prepare'), guard: 'selection', depth: 1, still: true }),
    pageRoute({ ...page('confirm'), guard: 'transaction', depth: 3 }),
  ],
  entries: [],
  pages: [],
  load: () => import('../cashier/withdrawal/withdrawal-pages'),
  screens: () => import('./withdrawal'),
  hasMessages: false,
};
