import type { PluginManifest } from '../kernel/plugin';

/** Where a quick deposit begins; a chunk of its own, for hosts that ask for it. */
export const quickPages: PluginManifest = {
  id: 'quick',
  routes: [
    {
      id: 'quick',
      flow: 'deposit',
      path: 'quick',
      screen: 'quick',
      depth: 0,
      back: null,
      guard: 'none',
      designs: ['current', 'legacy'],
    },
  ],
  entries: [],
  pages: [],
  load: () => import('../cashier/deposit/quick-page'),
  screens: () => import('./quick'),
  hasMessages: false,
};
