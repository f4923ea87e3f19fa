import { DisplayType } from '@/contract/method';
import { PAGE_PRIORITY, type PluginManifest } from '@/kernel/plugin';

const TYPES = [
  DisplayType.default,
  DisplayType.card,
  DisplayType.cardWalletOnly,
  DisplayType.cardMultiple,
  DisplayType.virtual,
];

/** Cards and everything else that is paid on a provider's page; takes every display type that no plugin claims. */
const cardRedirect: PluginManifest = {
  id: 'card-redirect',
  routes: [
    {
      id: 'base',
      flow: 'deposit',
      path: 'redirect/base',
      screen: 'base',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current'],
    },
    {
      id: 'group-base',
      flow: 'deposit',
      path: 'group/redirect',
      screen: 'base',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current'],
    },
    {
      id: 'instruction',
      flow: 'deposit',
      path: 'redirect/instruction',
      screen: 'instruction',
      depth: 3,
      back: 'origin',
      guard: 'transaction',
      designs: ['current'],
    },
    {
      id: 'unified-form',
      flow: 'deposit',
      path: 'redirect/unified-form',
      screen: 'unified-form',
      depth: 3,
      back: 'origin',
      guard: 'transaction',
      designs: ['current'],
    },
    {
      id: 'base',
      flow: 'withdrawal',
      path: 'redirect/base',
      screen: 'withdrawal',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current'],
      title: 'title.withdrawalAmount',
    },
    {
      id: 'group-base',
      flow: 'withdrawal',
      path: 'group/redirect',
      screen: 'withdrawal',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current'],
      title: 'title.withdrawalAmount',
    },
    {
      id: 'instruction',
      flow: 'withdrawal',
      path: 'redirect/instruction',
      screen: 'instruction',
      depth: 3,
      back: 'origin',
      guard: 'transaction',
      designs: ['current'],
    },
  ],
  entries: [
    {
      flow: 'deposit',
      designs: ['current'],
      cardViewTypes: TYPES,
      route: 'base',
      groupRoute: 'group-base',
    },
    {
      flow: 'withdrawal',
      designs: ['current'],
      cardViewTypes: TYPES,
      route: 'base',
      groupRoute: 'group-base',
    },
  ],
  pages: [
    {
      flow: 'deposit',
      designs: ['current'],
      route: 'unified-form',
      priority: PAGE_PRIORITY.unifiedFlow,
      dataKeys: ['unifiedFlow'],
    },
    {
      flow: 'deposit',
      designs: ['current'],
      route: 'instruction',
      priority: PAGE_PRIORITY.customPage,
      pageIds: ['custom', 'offline'],
    },
    {
      flow: 'withdrawal',
      designs: ['current'],
      route: 'instruction',
      priority: PAGE_PRIORITY.customPage,
      pageIds: ['custom', 'offline'],
    },
  ],
  load: () => import('./flow'),
  screens: { current: () => import('./screens/current') },
  hasMessages: true,
};

export default cardRedirect;
