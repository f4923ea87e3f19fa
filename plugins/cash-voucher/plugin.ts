import { PAGE_PRIORITY, type PluginManifest } from '@/kernel/plugin';

/** The `cardViewType` that the gateway gives these methods. `fixtures.ts` has it too: this file imports nothing of its own. */
const DISPLAY_TYPE = 100;

/** Cash voucher: a form, then a code to pay with. */
const cashVoucher: PluginManifest = {
  id: 'cash-voucher',
  routes: [
    {
      id: 'base',
      flow: 'deposit',
      path: 'cash-voucher',
      screen: 'base',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current', 'legacy'],
    },
    {
      id: 'code',
      flow: 'deposit',
      path: 'cash-voucher/code',
      screen: 'code',
      depth: 3,
      // Not to the form: a second create beside a code that may still be paid is not what back is for.
      back: 'origin',
      guard: 'transaction',
      designs: ['current', 'legacy'],
    },
    {
      id: 'withdrawal',
      flow: 'withdrawal',
      path: 'cash-voucher',
      screen: 'withdrawal',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current', 'legacy'],
      title: 'title.withdrawalAmount',
    },
  ],
  entries: [
    { flow: 'deposit', designs: ['current', 'legacy'], cardViewTypes: [DISPLAY_TYPE], route: 'base' },
    { flow: 'withdrawal', designs: ['current', 'legacy'], cardViewTypes: [DISPLAY_TYPE], route: 'withdrawal' },
  ],
  pages: [
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      route: 'code',
      priority: PAGE_PRIORITY.customPage,
      pageIds: ['cash-voucher'],
      dataKeys: ['cashVoucher'],
    },
  ],
  load: () => import('./flow'),
  screens: { current: () => import('./screens/current'), legacy: () => import('./screens/legacy') },
  hasMessages: true,
};

export default cashVoucher;
