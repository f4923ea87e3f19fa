import { DisplayType } from '@/contract/method';
import { PAGE_PRIORITY, type PluginManifest } from '@/kernel/plugin';
import { formRoute, paymentRoute } from '@/kernel/routes';

/** Pix, Brazil's instant payment: a form, then a BR Code as QR and "copia e cola". */
const pix: PluginManifest = {
  id: 'pix',
  routes: [
    formRoute({ id: 'base', flow: 'deposit', path: 'redirect/pix-base' }),
    paymentRoute({ id: 'pix', flow: 'deposit', path: 'redirect/pix' }),
  ],
  entries: [{ flow: 'deposit', designs: ['current', 'legacy'], cardViewTypes: [DisplayType.pix], route: 'base' }],
  pages: [
    {
      flow: 'deposit',
      designs: ['current', 'legacy'],
      route: 'pix',
      priority: PAGE_PRIORITY.customPage,
      pageIds: ['pix'],
      dataKeys: ['pix'],
    },
  ],
  load: () => import('./flow'),
  screens: () => import('./screens'),
  hasMessages: true,
};

export default pix;
