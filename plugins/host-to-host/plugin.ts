import { DisplayType } from '@/contract/method';
import { PAGE_PRIORITY, type PluginManifest } from '@/kernel/plugin';

/** The player makes a transfer to a card or an account: a form, then the payee's card or account details. */
const hostToHost: PluginManifest = {
  id: 'host-to-host',
  routes: [
    {
      id: 'base',
      flow: 'deposit',
      path: 'host-to-host/base',
      screen: 'base',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current', 'legacy'],
    },
    {
      id: 'banks',
      flow: 'deposit',
      path: 'host-to-host/banks',
      screen: 'banks',
      depth: 2,
      back: '/deposit',
      guard: 'group',
      designs: ['current'],
    },
    {
      id: 'payee',
      flow: 'deposit',
      path: 'host-to-host',
      screen: 'payee',
      depth: 3,
      // Back does not lead to the form: it would invite a second create while the first transfer may still be made.
      back: 'origin',
      guard: 'transaction',
      designs: ['current', 'legacy'],
    },
  ],
  entries: [
    { flow: 'deposit', designs: ['current', 'legacy'], cardViewTypes: [DisplayType.bankTransfer], route: 'base' },
    { flow: 'deposit', designs: ['current'], groupKinds: [DisplayType.bankTransfer], route: 'banks' },
  ],
  pages: [
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      route: 'payee',
      priority: PAGE_PRIORITY.requisites,
      dataKeys: ['card', 'requisites'],
      cardViewTypes: [DisplayType.bankTransfer],
    },
  ],
  load: () => import('./flow'),
  screens: { current: () => import('./screens/current'), legacy: () => import('./screens') },
  hasMessages: true,
};

export default hostToHost;
