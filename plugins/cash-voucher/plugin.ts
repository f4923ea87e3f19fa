import { PAGE_PRIORITY, type PluginManifest } from '@/kernel/plugin';

/**
 * The `cardViewType` that the gateway gives these methods: none of the spec's ten is for cash. `fixtures.ts` has it too, since this
 * file imports nothing of its own.
 */
const DISPLAY_TYPE = 100;
const WEEK_MS = 7 * 24 * 3_600_000;
const designs = ['current', 'legacy'] as const;

/** Pay at a counter, or collect a withdrawal there: a form, then a reference or a code to go there with. */
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
      // Not to the form: a second create beside a voucher that may still be paid is not what back is for.
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
  // No group is claimed: the groups of cash also hold methods that are paid elsewhere, and their own list opens each by its type.
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
  // Where the payment does not say itself until when: people go to a counter when they have the time.
  resume: { forMs: WEEK_MS },
  load: () => import('./flow'),
  screens: { current: () => import('./screens/current'), legacy: () => import('./screens/legacy') },
  hasMessages: true,
};

export default cashVoucher;
