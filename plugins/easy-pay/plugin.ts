import { DisplayType } from '@/contract/method';
import { PAGE_PRIORITY, type PluginManifest, type RouteSpec } from '@/kernel/plugin';

const base: RouteSpec = {
  id: 'base',
  flow: 'deposit',
  path: 'redirect/eazype-base',
  screen: 'base',
  depth: 2,
  back: '/deposit',
  guard: 'selection',
  designs: ['current', 'legacy'],
};

/** Methods of the easy-pay display type: a form with the amount, then a UPI code on a page of ours. */
const easyPay: PluginManifest = {
  id: 'easy-pay',
  routes: [
    base,
    { ...base, id: 'group-base', path: 'group/eazype', back: 'origin' },
    {
      id: 'eazype',
      flow: 'deposit',
      path: 'redirect/eazype',
      screen: 'eazype',
      depth: 3,
      back: 'previous',
      guard: 'transaction',
      designs: ['current', 'legacy'],
    },
  ],
  entries: [
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      cardViewTypes: [DisplayType.eazype],
      route: 'base',
      groupRoute: 'group-base',
    },
    { flow: 'deposit', designs: ['current'], groupKinds: [DisplayType.eazype], route: 'base' },
  ],
  pages: [
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      route: 'eazype',
      priority: PAGE_PRIORITY.customPage,
      pageIds: ['eazype'],
    },
  ],
  load: () => import('./flow'),
  screens: () => import('./screens'),
  hasMessages: true,
};

export default easyPay;
