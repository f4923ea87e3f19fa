import { DisplayType } from '@/contract/method';
import type { PluginManifest } from '@/kernel/plugin';

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
  ],
  entries: [
    {
      flow: 'deposit',
      designs: ['current'],
      cardViewTypes: [
        DisplayType.default,
        DisplayType.card,
        DisplayType.cardWalletOnly,
        DisplayType.cardMultiple,
        DisplayType.virtual,
      ],
      route: 'base',
      groupRoute: 'group-base',
    },
  ],
  pages: [],
  load: () => import('./flow'),
  screens: { current: () => import('./screens/current') },
  hasMessages: true,
};

export default cardRedirect;
