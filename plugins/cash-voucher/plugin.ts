import { PAGE_PRIORITY, type PluginManifest } from '@/kernel/plugin';
import { formRoute, paymentRoute } from '@/kernel/routes';

/**
 * The `cardViewType` that the gateway gives these methods: none of the spec's ten types is for cash. `fixtures.ts`
 * repeats the value, because this file imports nothing from its own plugin.
 */
const DISPLAY_TYPE = 100;
const WEEK_MS = 7 * 24 * 3_600_000;
const designs = ['current', 'legacy'] as const;

/** Paying at a counter, or collecting a withdrawal there: a form, then a reference or code to take to the counter. */
const cashVoucher: PluginManifest = {
  id: 'cash-voucher',
  routes: [
    formRoute({ id: 'base', flow: 'deposit', path: 'cash-voucher' }),
    paymentRoute({ id: 'voucher', flow: 'deposit', path: 'cash-voucher/voucher', isLasting: true }),
    formRoute({ id: 'withdrawal', flow: 'withdrawal', path: 'cash-voucher', title: 'title.withdrawalAmount' }),
    paymentRoute({ id: 'pickup', flow: 'withdrawal', path: 'cash-voucher/pickup' }),
  ],
  // Claims no group: groups of cash methods also hold methods that are paid elsewhere, so their list opens each method
  // by its type.
  entries: [
    { flow: 'deposit', designs, cardViewTypes: [DISPLAY_TYPE], route: 'base' },
    { flow: 'withdrawal', designs, cardViewTypes: [DISPLAY_TYPE], route: 'withdrawal' },
  ],
  pages: [
    {
      flow: 'deposit',
      designs,
      route: 'voucher',
      priority: PAGE_PRIORITY.customPage,
      pageIds: ['cash-voucher'],
      dataKeys: ['cashVoucher'],
    },
    {
      flow: 'withdrawal',
      designs,
      route: 'pickup',
      priority: PAGE_PRIORITY.customPage,
      pageIds: ['cash-pickup'],
      dataKeys: ['cashPickup'],
    },
  ],
  // For payments without an expiry of their own: players go to the counter when they have time.
  resume: { forMs: WEEK_MS },
  load: () => import('./flow'),
  screens: () => import('./screens'),
  hasMessages: true,
};

export default cashVoucher;
