import { PAGE_PRIORITY } from '@/kernel/plugin';
import type { EntrySpec, PluginManifest, RouteSpec } from '@/kernel/plugin';

const route = (id: string, more: Pick<RouteSpec, 'depth' | 'back' | 'guard'>): RouteSpec => ({
  id,
  flow: 'deposit',
  path: `crypto/${id}`,
  screen: id,
  designs: ['current'],
  ...more,
});

/** The legacy design's three steps (spec 2): coin at the base path, network with the amount, address. */
const legacyRoutes: readonly RouteSpec[] = [
  {
    ...route('coin', { depth: 1, back: '/deposit', guard: 'group' }),
    path: 'crypto',
    designs: ['legacy'],
    title: 'title.depositMethod',
  },
  { ...route('network', { depth: 2, back: 'origin', guard: 'selection' }), designs: ['legacy'] },
  {
    ...route('address', { depth: 3, back: 'origin', guard: 'transaction' }),
    id: 'legacy-address',
    designs: ['legacy'],
  },
];

/** What makes a method one of coins, whichever way leads to it. */
const coins: Pick<EntrySpec, 'categories' | 'methodSettings'> = {
  categories: ['crypto'],
  methodSettings: ['cryptoMethods'],
};

/**
 * Deposits in coins: the group's own list by coin and network, the amount, and the address to send to. Payouts go to
 * the player's own address.
 */
const crypto: PluginManifest = {
  id: 'crypto',
  routes: [
    { ...route('list', { depth: 1, back: '/deposit', guard: 'group' }), title: 'title.depositMethod' },
    route('amount', { depth: 2, back: 'origin', guard: 'method' }),
    route('address', { depth: 3, back: 'origin', guard: 'transaction' }),
    {
      id: 'payout',
      flow: 'withdrawal',
      path: 'crypto',
      screen: 'payout',
      depth: 2,
      back: '/withdrawal',
      guard: 'selection',
      designs: ['current', 'legacy'],
      title: 'title.withdrawalAmount',
    },
    ...legacyRoutes,
  ],
  entries: [
    { flow: 'deposit', designs: ['current'], groups: ['crypto'], route: 'list' },
    { flow: 'deposit', designs: ['current'], ...coins, route: 'amount' },
    { flow: 'deposit', designs: ['legacy'], groups: ['crypto'], route: 'coin' },
    { flow: 'deposit', designs: ['legacy'], ...coins, route: 'network' },
    { flow: 'withdrawal', designs: ['current', 'legacy'], groups: ['crypto'], ...coins, route: 'payout' },
  ],
  pages: [
    {
      flow: 'deposit',
      designs: ['current'],
      dataKeys: ['crypto'],
      priority: PAGE_PRIORITY.customPage,
      route: 'address',
    },
    {
      flow: 'deposit',
      designs: ['legacy'],
      dataKeys: ['crypto'],
      priority: PAGE_PRIORITY.customPage,
      route: 'legacy-address',
    },
  ],
  load: () => import('./flow'),
  screens: { current: () => import('./screens/current'), legacy: () => import('./screens/legacy') },
  hasMessages: true,
};

export default crypto;
