import { DisplayType } from '@/contract/method';
import type { Flow } from '@/contract/primitives';
import { PAGE_PRIORITY, type PageSpec, type PluginManifest, type RouteSpec } from '@/kernel/plugin';
import { formRoute, paymentRoute } from '@/kernel/routes';

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

/** A flow's form, and the page of an instruction that a reply holds. */
const routesOf = (flow: Flow, form: Pick<RouteSpec, 'screen' | 'title'>): RouteSpec[] => [
  formRoute({ id: 'base', flow, path: 'redirect/base', designs: ['current'], ...form }),
  formRoute({ id: 'group-base', flow, path: 'group/redirect', designs: ['current'], ...form }),
  formRoute({ id: 'legacy-base', flow, path: 'base', designs: ['legacy'], ...form }),
  paymentRoute({ id: 'instruction', flow, path: 'redirect/instruction' }),
];

const instructionsOf = (flow: Flow): PageSpec[] => {
  const page = { flow, designs: ['current', 'legacy'], route: 'instruction' } as const;
  return [
    { ...page, priority: PAGE_PRIORITY.customPage, pageIds: ['custom', 'offline'] },
    { ...page, priority: PAGE_PRIORITY.data, dataKeys: ['instruction'] },
  ];
};

/** Cards and everything else that is paid on a provider's page. Takes every display type that no other plugin claims. */
const cardRedirect: PluginManifest = {
  id: 'card-redirect',
  routes: [
    ...routesOf('deposit', { screen: 'base' }),
    ...routesOf('withdrawal', { screen: 'withdrawal', title: 'title.withdrawalAmount' }),
    paymentRoute({ id: 'unified-form', flow: 'deposit', path: 'redirect/unified-form' }),
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
    ...instructionsOf('deposit'),
    ...instructionsOf('withdrawal'),
  ],
  load: () => import('./flow'),
  screens: () => import('./screens'),
  hasMessages: true,
};

export default cardRedirect;
