import { DisplayType } from '@/contract/method';
import { PAGE_PRIORITY, type PluginManifest } from '@/kernel/plugin';

/** Display types that are paid on a page of the provider, in either design. */
const REDIRECT_TYPES = [
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
      designs: ['current', 'legacy'],
    },
    {
      id: 'unified-form',
      flow: 'deposit',
      path: 'redirect/unified-form',
      screen: 'unified-form',
      depth: 3,
      back: 'origin',
      guard: 'transaction',
      designs: ['current', 'legacy'],
    },
    {
      id: 'legacy-base',
      flow: 'deposit',
      path: 'base',
      screen: 'base',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['legacy'],
    },
  ],
  entries: [
    {
      flow: 'deposit',
      designs: ['current'],
      cardViewTypes: REDIRECT_TYPES,
      route: 'base',
      groupRoute: 'group-base',
    },
    { flow: 'deposit', designs: ['legacy'], cardViewTypes: REDIRECT_TYPES, route: 'legacy-base' },
  ],
  pages: [
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      route: 'unified-form',
      priority: PAGE_PRIORITY.unifiedFlow,
      dataKeys: ['unifiedFlow'],
    },
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      route: 'instruction',
      priority: PAGE_PRIORITY.customPage,
      pageIds: ['custom', 'offline'],
    },
  ],
  load: () => import('./flow'),
  screens: { current: () => import('./screens/current'), legacy: () => import('./screens/legacy') },
  hasMessages: true,
};

export default cardRedirect;
