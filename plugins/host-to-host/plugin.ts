import { DisplayType } from '@/contract/method';
import { PAGE_PRIORITY, type PluginManifest } from '@/kernel/plugin';
import { formRoute, paymentRoute } from '@/kernel/routes';

/** The player makes a transfer to a card or an account: a form, then the payee's card or account details. */
const hostToHost: PluginManifest = {
  id: 'host-to-host',
  routes: [
    formRoute({ id: 'base', flow: 'deposit', path: 'host-to-host/base' }),
    formRoute({
      id: 'banks',
      flow: 'deposit',
      path: 'host-to-host/banks',
      back: '/deposit',
      guard: 'group',
      designs: ['current'],
    }),
    paymentRoute({ id: 'payee', flow: 'deposit', path: 'host-to-host' }),
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
