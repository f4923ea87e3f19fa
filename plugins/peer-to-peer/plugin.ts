import { DisplayType } from '@/contract/method';
import type { PluginManifest, RouteSpec } from '@/kernel/plugin';

const route = (id: string, more: Pick<RouteSpec, 'depth' | 'back' | 'guard'>): RouteSpec => ({
  id,
  flow: 'deposit',
  path: `peer-to-peer/${id}`,
  screen: id,
  designs: ['current', 'legacy'],
  ...more,
});

/** Transfers from the player's card to another person's card, which the provider reserves for a limited time. */
const peerToPeer: PluginManifest = {
  id: 'peer-to-peer',
  routes: [
    {
      ...route('list', { depth: 1, back: '/deposit', guard: 'group' }),
      designs: ['current'],
      title: 'title.depositMethod',
    },
    route('base', { depth: 2, back: 'origin', guard: 'selection' }),
    { ...route('invoice', { depth: 3, back: '/deposit', guard: 'transaction' }), showsEnds: true },
    { ...route('unified-form', { depth: 3, back: '/deposit', guard: 'transaction' }), showsEnds: true },
    route('instruction', { depth: 4, back: 'previous', guard: 'none' }),
  ],
  entries: [
    {
      flow: 'deposit',
      designs: ['current'],
      groups: ['p2p_methods_kyrgyzstan', 'p2p_methods_ukraine', 'sbp-transgran-grouped'],
      route: 'list',
    },
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      cardViewTypes: [DisplayType.p2p],
      methodSettings: ['cardP2PMethods', 'sbpCrossBorderMethods'],
      route: 'base',
    },
    { flow: 'deposit', designs: ['current'], groupKinds: [DisplayType.p2p], route: 'base' },
  ],
  pages: [],
  resume: { byForm: true },
  load: () => import('./flow'),
  screens: { current: () => import('./screens/current'), legacy: () => import('./screens') },
  hasMessages: true,
};

export default peerToPeer;
