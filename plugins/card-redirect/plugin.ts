import { DisplayType } from '@/contract/method';
import { PAGE_PRIORITY, type PluginManifest } from '@/kernel/plugin';

/** Display types that are paid on a provider's page, in both designs. */
const TYPES = [
  DisplayType.default,
  DisplayType.card,
  DisplayType.cardWalletOnly,
  DisplayType.cardMultiple,
  DisplayType.virtual,
];

/** A withdrawal needs only the form, whatever pays out the money; only bank accounts have a page of their own. */
const WITHDRAWAL_TYPES = Object.values(DisplayType).filter((type) => type !== DisplayType.bankTransfer);

/** Cards and everything else that is paid on a provider's page. Takes every display type that no other plugin claims. */
const cardRedirect: PluginManifest = {
  id: 'card-redirect',
  routes: [
    {
      id: 'base',
      flow: 'deposit',
      path: 'redirect/base',
      screen: 'base',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current'],
    },
    {
      id: 'group-base',
      flow: 'deposit',
      path: 'group/redirect',
      screen: 'base',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current'],
    },
    {
      id: 'instruction',
      flow: 'deposit',
      path: 'redirect/instruction',
      screen: 'instruction',
      depth: 3,
      back: 'origin',
      guard: 'transaction',
      designs: ['current', 'legacy'],
    },
    {
      id: 'unified-form',
      flow: 'deposit',
      path: 'redirect/unified-form',
      screen: 'unified-form',
      depth: 3,
      back: 'origin',
      guard: 'transaction',
      designs: ['current', 'legacy'],
    },
    {
      id: 'legacy-base',
      flow: 'deposit',
      path: 'base',
      screen: 'base',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['legacy'],
    },
    {
      id: 'base',
      flow: 'withdrawal',
      path: 'redirect/base',
      screen: 'withdrawal',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current'],
      title: 'title.withdrawalAmount',
    },
    {
      id: 'group-base',
      flow: 'withdrawal',
      path: 'group/redirect',
      screen: 'withdrawal',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current'],
      title: 'title.withdrawalAmount',
    },
    {
      id: 'instruction',
      flow: 'withdrawal',
      path: 'redirect/instruction',
      screen: 'instruction',
      depth: 3,
      back: 'origin',
      guard: 'transaction',
      designs: ['current', 'legacy'],
    },
    {
      id: 'legacy-base',
      flow: 'withdrawal',
      path: 'base',
      screen: 'withdrawal',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['legacy'],
      title: 'title.withdrawalAmount',
    },
  ],
  entries: [
    {
      flow: 'deposit',
      designs: ['current'],
      cardViewTypes: TYPES,
      route: 'base',
      groupRoute: 'group-base',
    },
    {
      flow: 'withdrawal',
      designs: ['current'],
      cardViewTypes: WITHDRAWAL_TYPES,
      route: 'base',
      groupRoute: 'group-base',
    },
    { flow: 'deposit', designs: ['legacy'], cardViewTypes: TYPES, route: 'legacy-base' },
    { flow: 'withdrawal', designs: ['legacy'], cardViewTypes: WITHDRAWAL_TYPES, route: 'legacy-base' },
  ],
  pages: [
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      route: 'unified-form',
      priority: PAGE_PRIORITY.unifiedFlow,
      dataKeys: ['unifiedFlow'],
    },
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      route: 'instruction',
      priority: PAGE_PRIORITY.customPage,
      pageIds: ['custom', 'offline'],
    },
    {
      flow: 'withdrawal',
      designs: ['current', 'legacy'],
      route: 'instruction',
      priority: PAGE_PRIORITY.customPage,
      pageIds: ['custom', 'offline'],
    },
    ...(['deposit', 'withdrawal'] as const).map((flow) => ({
      flow,
      designs: ['current', 'legacy'] as const,
      route: 'instruction',
      priority: PAGE_PRIORITY.data,
      dataKeys: ['instruction'],
    })),
  ],
  load: () => import('./flow'),
  screens: () => import('./screens'),
  hasMessages: true,
};

export default cardRedirect;
