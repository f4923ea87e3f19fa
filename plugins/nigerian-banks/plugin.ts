import { DisplayType } from '@/contract/method';
import type { PluginManifest, RouteSpec } from '@/kernel/plugin';

const route = (id: string, more: Pick<RouteSpec, 'path' | 'guard' | 'back'>): RouteSpec => ({
  id,
  flow: 'withdrawal',
  screen: 'banks',
  depth: 2,
  designs: ['current', 'legacy'],
  title: 'title.withdrawalAmount',
  ...more,
});

/** Withdrawals to an account at a Nigerian bank, and to any other account that the gateway's fields describe. */
const nigerianBanks: PluginManifest = {
  id: 'nigerian-banks',
  routes: [
    route('banks', { path: 'nigerian-banks', guard: 'group', back: '/withdrawal' }),
    route('account', { path: 'nigerian-banks/account', guard: 'method', back: 'origin' }),
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
