import type { Flow } from '@/contract/primitives';
import type { LinkSpec, PluginManifest, RouteSpec } from '@/kernel/plugin';
import { pageRoute } from '@/kernel/routes';

const history = (flow: Flow): RouteSpec =>
  pageRoute({
    id: 'history',
    flow,
    path: 'transactions',
    depth: 1,
    back: `/${flow}`,
    guard: 'none',
    designs: ['current'],
    title: 'transactions:title',
  });

const link = (flow: Flow): LinkSpec => ({
  flow,
  designs: ['current'],
  route: 'history',
  label: 'transactions:title',
  icon: 'history',
  probe: { type: 'BANKING:transactions-list', data: { limit: 1 } },
});

/** The player's own deposits and withdrawals with their states, and the cancelling of a withdrawal. */
const transactions: PluginManifest = {
  id: 'transactions',
  routes: [history('deposit'), history('withdrawal')],
  entries: [],
  pages: [],
  links: [link('deposit'), link('withdrawal')],
  load: () => import('./flow'),
  screens: () => import('./screens'),
  hasMessages: true,
};

export default transactions;
