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

/** Indian methods: the player pays a prepared invoice in a UPI app and proves it with the UTR. Also the custom page UPI QR. */
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
      // A prepare reply names no page, so the display type leads back to the invoice from another view.
      cardViewTypes: [DisplayType.india],
    },
    // A code can be paid whichever page it was issued for.
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      route: 'invoice',
      priority: PAGE_PRIORITY.data,
      dataKeys: ['upi'],
    },
  ],
  load: () => import('./flow'),
  screens: () => import('./screens'),
  hasMessages: true,
};

export default indiaUpi;
