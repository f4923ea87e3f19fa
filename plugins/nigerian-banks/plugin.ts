import { DisplayType } from '@/contract/method';
import type { PluginManifest } from '@/kernel/plugin';
import { formRoute } from '@/kernel/routes';

const form = { flow: 'withdrawal', screen: 'banks', title: 'title.withdrawalAmount' } as const;

/** Withdrawals to an account at a Nigerian bank, and to any other account that the gateway's fields describe. */
const nigerianBanks: PluginManifest = {
  id: 'nigerian-banks',
  routes: [
    formRoute({ ...form, id: 'banks', path: 'nigerian-banks', guard: 'group', back: '/withdrawal' }),
    formRoute({ ...form, id: 'account', path: 'nigerian-banks/account' }),
  ],
  entries: [
    { flow: 'withdrawal', designs: ['current', 'legacy'], cardViewTypes: [DisplayType.bankTransfer], route: 'account' },
    { flow: 'withdrawal', designs: ['current', 'legacy'], groupKinds: [DisplayType.bankTransfer], route: 'banks' },
  ],
  pages: [],
  load: () => import('./flow'),
  screens: () => import('./screens'),
  hasMessages: true,
};

export default nigerianBanks;
