import type { Flow } from '../contract/primitives';
import type { EntrySpec, PluginManifest, RouteSpec } from '../kernel/plugin';
import { pageRoute } from '../kernel/routes';
import { loadDesign } from './load-design';
import { playerPages } from './player-pages';
import { quickPages } from './quick-pages';
import { withdrawalPages } from './withdrawal-pages';

const page = (path: string): RouteSpec =>
  pageRoute({ id: path, flow: 'none', path, depth: 1, back: null, guard: 'none' });

/** The list, a group's list (of another path in each design, spec 2), and the complete page. */
const routesOf = (flow: Flow): RouteSpec[] => {
  const title = `title.${flow}Method` as const;
  const group = { flow, screen: 'group', depth: 1, back: `/${flow}`, guard: 'group', title } as const;
  return [
    pageRoute({ id: 'list', flow, path: '', alias: 'list', title, depth: 0, back: null, guard: 'none' }),
    pageRoute({ ...group, id: 'group-list', path: 'group/list', designs: ['current'] }),
    pageRoute({ ...group, id: 'group', path: 'group', designs: ['legacy'] }),
    pageRoute({ id: 'complete', flow, path: 'complete', depth: 4, back: null, guard: 'transaction' }),
  ];
};

const entriesOf = (flow: Flow): EntrySpec[] => [
  { flow, designs: ['current'], otherGroups: true, route: 'group-list' },
  { flow, designs: ['legacy'], otherGroups: true, route: 'group' },
];

/** The pages that belong to no method family, as a manifest like a plugin's, so that the router knows only one kind. */
export const shell: PluginManifest = {
  id: 'shell',
  routes: [
    ...routesOf('deposit'),
    ...routesOf('withdrawal'),
    pageRoute({
      id: 'bonus-details',
      flow: 'deposit',
      path: 'bonus-details',
      screen: 'bonusDetails',
      depth: 3,
      back: 'previous',
      guard: 'none',
    }),
    page('resume'),
    page('empty'),
    page('error'),
    { ...page('form'), hideClose: true },
  ],
  entries: [...entriesOf('deposit'), ...entriesOf('withdrawal')],
  pages: [],
  load: async () => ({ default: { register: () => undefined } }),
  screens: loadDesign,
  hasMessages: false,
};

/** The manifests of all pages that belong to no method family. */
export const shellManifests: readonly PluginManifest[] = [shell, withdrawalPages, playerPages, quickPages];
