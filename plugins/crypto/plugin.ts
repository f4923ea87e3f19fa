import { PAGE_PRIORITY } from '@/kernel/plugin';
import type { PluginManifest, RouteSpec } from '@/kernel/plugin';

const route = (id: string, more: Pick<RouteSpec, 'depth' | 'back' | 'guard'>): RouteSpec => ({
  id,
  flow: 'deposit',
  path: `crypto/${id}`,
  screen: id,
  designs: ['current'],
  ...more,
});

/** Coins: the group's own list by coin and network, the amount, and the address to send to; payouts to the player's own. */
const crypto: PluginManifest = {
  id: 'crypto',
  routes: [
    route('list', { depth: 1, back: '/deposit', guard: 'group' }),
    route('amount', { depth: 2, back: '/deposit/crypto/list', guard: 'method' }),
    route('address', { depth: 3, back: '/deposit/crypto/list', guard: 'transaction' }),
    {
      id: 'payout',
      flow: 'withdrawal',
      path: 'crypto',
      screen: 'payout',
      depth: 2,
      back: '/withdrawal',
      guard: 'group',
      designs: ['current'],
      title: 'title.withdrawalAmount',
    },
  ],
  entries: [
    { flow: 'deposit', designs: ['current'], groups: ['crypto'], route: 'list' },
    { flow: 'withdrawal', designs: ['current'], groups: ['crypto'], route: 'payout' },
  ],
  pages: [
    {
      flow: 'deposit',
      designs: ['current'],
      dataKeys: ['crypto'],
      priority: PAGE_PRIORITY.customPage,
      route: 'address',
    },
  ],
  load: () => import('./flow'),
  screens: { current: () => import('./screens/current') },
  hasMessages: true,
};

export default crypto;
