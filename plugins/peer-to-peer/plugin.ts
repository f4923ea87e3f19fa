import { DisplayType } from '@/contract/method';
import type { PluginManifest } from '@/kernel/plugin';
import { formRoute, pageRoute, paymentRoute } from '@/kernel/routes';

const page = (id: string) => ({ id, flow: 'deposit', path: `peer-to-peer/${id}` }) as const;

/** Transfers from the player's card to another person's card, which the provider reserves for a limited time. */
const peerToPeer: PluginManifest = {
  id: 'peer-to-peer',
  routes: [
    pageRoute({
      ...page('list'),
      depth: 1,
      back: '/deposit',
      guard: 'group',
      designs: ['current'],
      title: 'title.depositMethod',
    }),
    formRoute({ ...page('base'), guard: 'selection' }),
    paymentRoute({ ...page('invoice'), back: '/deposit', showsEnds: true }),
    paymentRoute({ ...page('unified-form'), back: '/deposit', showsEnds: true }),
    pageRoute({ ...page('instruction'), depth: 4, back: 'previous', guard: 'none' }),
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
