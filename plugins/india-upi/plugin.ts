import { DisplayType } from '@/contract/method';
import { PAGE_PRIORITY, type PluginManifest, type RouteSpec } from '@/kernel/plugin';

const base: RouteSpec = {
  id: 'base',
  flow: 'deposit',
  path: 'india/base',
  screen: 'base',
  depth: 2,
  back: '/deposit',
  guard: 'selection',
  designs: ['current', 'legacy'],
};

/** Indian methods: a prepared invoice is paid in a UPI app and proved by its UTR. Also the UPI QR custom page. */
const indiaUpi: PluginManifest = {
  id: 'india-upi',
  routes: [
    base,
    { ...base, id: 'group-base', path: 'group/india', back: 'origin' },
    {
      id: 'invoice',
      flow: 'deposit',
      path: 'india/invoice',
      screen: 'invoice',
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
      cardViewTypes: [DisplayType.india],
      route: 'base',
      groupRoute: 'group-base',
    },
    { flow: 'deposit', designs: ['current'], groupKinds: [DisplayType.india], route: 'base' },
  ],
  pages: [
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      route: 'invoice',
      priority: PAGE_PRIORITY.customPage,
      pageIds: ['upi-qr'],
      // What a prepare had answered names no page: for the way back to it from another view.
      cardViewTypes: [DisplayType.india],
    },
    // A code can be paid, whatever page it came for.
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      route: 'invoice',
      priority: PAGE_PRIORITY.data,
      dataKeys: ['upi'],
    },
  ],
  load: () => import('./flow'),
  screens: { current: () => import('./screens/current'), legacy: () => import('./screens/legacy') },
  hasMessages: true,
};

export default indiaUpi;
