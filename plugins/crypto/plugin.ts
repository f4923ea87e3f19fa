import { PAGE_PRIORITY, type EntrySpec, type PluginManifest, type RouteSpec } from '@/kernel/plugin';
import { formRoute, pageRoute, paymentRoute } from '@/kernel/routes';

const ofCurrent = (id: string) => ({ id, flow: 'deposit', path: `crypto/${id}`, designs: ['current'] }) as const;
const ofLegacy = (id: string) => ({ ...ofCurrent(id), designs: ['legacy'] }) as const;
const choice = { depth: 1, back: '/deposit', guard: 'group', title: 'title.depositMethod' } as const;

/** The legacy design's three steps (spec 2): coin at the base path, network with the amount, address. */
const legacyRoutes: readonly RouteSpec[] = [
  pageRoute({ ...ofLegacy('coin'), ...choice, path: 'crypto' }),
  formRoute({ ...ofLegacy('network'), guard: 'selection' }),
  paymentRoute({ ...ofLegacy('address'), id: 'legacy-address', screen: 'address' }),
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
    pageRoute({ ...ofCurrent('list'), ...choice }),
    formRoute(ofCurrent('amount')),
    paymentRoute(ofCurrent('address')),
    formRoute({
      id: 'payout',
      flow: 'withdrawal',
      path: 'crypto',
      back: '/withdrawal',
      guard: 'selection',
      title: 'title.withdrawalAmount',
    }),
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
