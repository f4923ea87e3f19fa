import { PAGE_PRIORITY, type PluginManifest } from '@/kernel/plugin';

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
    {
      id: 'base',
      flow: 'deposit',
      path: 'cash-voucher',
      screen: 'base',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs,
    },
    {
      id: 'voucher',
      flow: 'deposit',
      path: 'cash-voucher/voucher',
      screen: 'voucher',
      depth: 3,
      // Back does not lead to the form: it would invite a second create while the first voucher may still be paid.
      back: 'origin',
      guard: 'transaction',
      designs,
      isLasting: true,
    },
    {
      id: 'withdrawal',
      flow: 'withdrawal',
      path: 'cash-voucher',
      screen: 'withdrawal',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs,
      title: 'title.withdrawalAmount',
    },
    {
      id: 'pickup',
      flow: 'withdrawal',
      path: 'cash-voucher/pickup',
      screen: 'pickup',
      depth: 3,
      back: 'origin',
      guard: 'transaction',
      designs,
    },
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
