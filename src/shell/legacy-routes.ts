/** The shell's routes that the legacy design alone has (spec 2, "Legacy design"); those of both designs stand in shell.ts. */
import type { EntrySpec, RouteSpec } from '../kernel/plugin';

export const legacyRoutes: readonly RouteSpec[] = [
  {
    id: 'group',
    flow: 'deposit',
    path: 'group',
    screen: 'group',
    depth: 1,
    back: '/deposit',
    guard: 'group',
    designs: ['legacy'],
  },
];

export const legacyEntries: readonly EntrySpec[] = [
  { flow: 'deposit', designs: ['legacy'], otherGroups: true, route: 'group' },
];
