import { DisplayType } from '@/contract/method';
import { PAGE_PRIORITY, type PluginManifest } from '@/kernel/plugin';

/** Pix, Brazil's instant payment: a form, then a BR Code as QR and "copia e cola". */
const pix: PluginManifest = {
  id: 'pix',
  routes: [
    {
      id: 'base',
      flow: 'deposit',
      path: 'redirect/pix-base',
      screen: 'base',
      depth: 2,
      back: 'origin',
      guard: 'method',
      designs: ['current', 'legacy'],
    },
    {
      id: 'pix',
      flow: 'deposit',
      path: 'redirect/pix',
      screen: 'pix',
      depth: 3,
      // Back does not lead to the form: it would invite a second create while the first code may still be paid.
      back: 'origin',
      guard: 'transaction',
      designs: ['current', 'legacy'],
    },
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
